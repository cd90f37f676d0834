/** The text of one of our PDFs, read from its bytes: enough for the standard fonts. */
import { inflateSync } from 'node:zlib';

/** The character of a byte of Windows-1252, which is what the standard fonts are written in. */
const decoder = new TextDecoder('windows-1252');

/** Each drawn text, in drawing order. */
export function pdfTexts(file: Buffer): string[] {
  const raw = file.toString('latin1');
  const contents = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
  return [...contents.join('\n').matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
      .join(''),
  );
}
