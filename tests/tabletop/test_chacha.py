"""ChaCha20 after the test vectors of RFC 8439."""

from __future__ import annotations

import pytest

from perihelion.tabletop.chacha import block


def words(text: str) -> list[int]:
    """Bytes as the RFC prints them, as words of which the lowest byte comes first."""
    raw = bytes.fromhex(text)
    return [int.from_bytes(raw[k : k + 4], "little") for k in range(0, len(raw), 4)]


NO_NONCE = "00" * 12

VECTORS = {
    "2.3.2": (
        bytes(range(32)).hex(),
        "000000090000004a00000000",
        1,
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "A.1 #1": (
        "00" * 32,
        NO_NONCE,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "A.1 #2": (
        "00" * 32,
        NO_NONCE,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    "A.1 #3": (
        "00" * 31 + "01",
        NO_NONCE,
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    "A.1 #4": (
        "00ff" + "00" * 30,
        NO_NONCE,
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    "A.1 #5": (
        "00" * 32,
        "00" * 11 + "02",
        0,
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
}


@pytest.mark.parametrize("section", VECTORS)
def test_a_block_is_as_the_rfc_says(section: str) -> None:
    key, nonce, counter, expected = VECTORS[section]

    assert block(words(key), counter, words(nonce)) == words(expected)
