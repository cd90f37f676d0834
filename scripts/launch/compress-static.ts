/** Compresses the scripts and styles of a build once, at a level too slow for every request. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Level 11 takes two and a half times as long to save a sixtieth of the bytes. */
const quality = 10;
/** Smaller files gain nothing. */
const minBytes = 256;
const atOnce = 4;

async function compressFile(file: string): Promise<void> {
  const bytes = await fs.promises.readFile(file);
  if (bytes.length < minBytes) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  await Promise.all([fs.promises.writeFile(`${file}.br`, br), fs.promises.writeFile(`${file}.gz`, gz)]);
}

/** Writes `name.js.br` and `name.js.gz` next to every script and style in the folder. */
export async function compressStatic(folder: string): Promise<void> {
  const names = await fs.promises.readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(js|css)$/.test(name)).map((name) => path.join(folder, name));
  const next = async (): Promise<void> => {
    const file = files.pop();
    if (file === undefined) return;
    await compressFile(file);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
