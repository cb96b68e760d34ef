/** Packs the built pages with Brotli beside themselves, as small as can be: it is done once. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const PAGES = fileURLToPath(new URL("../src/perihelion/server/pages/", import.meta.url));
const TEXT = /\.(js|css|html|svg|webmanifest|txt)$/;

for (const name of readdirSync(PAGES, { recursive: true })) {
  const path = join(PAGES, String(name));
  if (!TEXT.test(path) || !statSync(path).isFile()) continue;
  const body = readFileSync(path);
  const packed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  if (packed.length < body.length) writeFileSync(`${path}.br`, packed);
}
