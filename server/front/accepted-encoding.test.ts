import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from '@/server/front/compress';

const asked = (header: string | undefined) => acceptedEncoding({ headers: { 'accept-encoding': header } });

describe('how an answer may be compressed', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['BR;Q=1.0', 'br'],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip ; q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['x-br, notgzip', null],
    ['br;q=x, gzip', 'gzip'],
  ] as const)('%j: %s', (header, encoding) => {
    expect(asked(header)).toBe(encoding);
  });
});
