import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed';

describe('a packed value', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('holds the few quotes of its texts, and none of its own', () => {
    const text = pack({ name: 'Zeebries', texts: ["'t Zwin", 'een "huis"'] });
    expect(text.split('"')).toHaveLength(2);
    expect(unpack(text)).toEqual({ name: 'Zeebries', texts: ["'t Zwin", 'een "huis"'] });
  });
});
