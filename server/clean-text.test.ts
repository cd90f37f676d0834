import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cleanInput, cleanText, isCleanText } from './clean-text';

describe('the gate that every text passes', () => {
  it.each([
    ['Één 🏖️ aan zee', 'Één 🏖️ aan zee'],
    ['regel 1\r\n\tregel 2', 'regel 1\r\n\tregel 2'],
    ['a\u0000b\u0007c\u007fd\u0085e', 'abcde'],
    ['half \ud83c en \udfd6', 'half \ufffd en \ufffd'],
  ])('%j leaves it as %j', (given, kept) => {
    expect(cleanText(given)).toBe(kept);
    expect(isCleanText(given)).toBe(given === kept);
  });

  it('lets nothing through that is not well-formed, wherever it stands', () => {
    // Any code unit, including lone surrogates.
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const text = fc.array(unit, { maxLength: 8 }).map((units) => units.join(''));
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text)), (value) => {
        const told = JSON.stringify(cleanInput(JSON.parse(JSON.stringify(value))));
        expect(told.isWellFormed()).toBe(true);
        // How JSON writes lone surrogates and control characters.
        expect(told).not.toMatch(/\\u(?:d[89a-f]|00(?!09|0a|0d))/i);
      }),
    );
    expect(JSON.stringify(cleanInput({ ['a\u0000']: [{ b: '\ud800' }] }))).toBe('{"a":[{"b":"\ufffd"}]}');
  });

  it('makes objects in which no name means anything but itself', () => {
    const cleaned = cleanInput(JSON.parse('{"__proto__":{"x":1},"a":{"constructor":2}}'));
    expect(Object.keys(cleaned as object)).toEqual(['__proto__', 'a']);
    expect(Object.getPrototypeOf(cleaned)).toBeNull();
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('leaves what is no text', () => {
    const file = new Blob(['x']);
    expect(cleanInput([1, true, null, undefined, file])).toEqual([1, true, null, undefined, file]);
  });
});
