"""Games that bots play against each other, written down for programs that learn from them.

`python -m perihelion.dataset race games/ --bots cadet` writes a folder of Parquet files, `Dataset`
reads it as arrays of NumPy. Both need pyarrow: `pip install perihelion[parquet]`.
"""

from __future__ import annotations

from perihelion.dataset.order import Order, ordered
from perihelion.dataset.reading import Batch, Dataset
from perihelion.dataset.writing import write

__all__ = ["Batch", "Dataset", "Order", "ordered", "write"]
