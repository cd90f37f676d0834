import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EncodedBody, qualities } from '@/server/front/compress';

const listings = Array.from(
  { length: 400 },
  (_, id) => `<li id="${id * 7919}">Huis ${id} met ${id % 7} kamers</li>`,
);
const page = Buffer.from(listings.join(''));

describe('the bytes of a page', () => {
  it('are the same in each encoding, however often they are asked for', async () => {
    const body = EncodedBody.of(page, qualities.few);
    for (let time = 0; time < 2; time += 1) {
      expect(await body.as(null)).toEqual(page);
      expect(zlib.gunzipSync(await body.as('gzip'))).toEqual(page);
      expect(zlib.brotliDecompressSync(await body.as('br'))).toEqual(page);
    }
  });

  it('take no more memory than they say, and less than the page itself', async () => {
    const body = EncodedBody.of(page, qualities.few);
    const [br, gz] = [await body.as('br'), await body.as('gzip')];
    expect(br.length + gz.length).toBeLessThanOrEqual(body.bytes);
    expect(body.bytes).toBeLessThan(page.length / 2);
    for (const bytes of [br, gz]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  });
});
