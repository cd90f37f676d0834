import { describe, expect, it } from 'vitest';
import { isBlank, toLine, toLines, toMailbox } from '@/lib/api/typed-text';

/** Directional marks, isolates, joiners, soft hyphen, variation selector, filler and byte order mark. */
const unseen = ['\u200E', '\u202E', '\u2066', '\u2069', '\u061C', '\u200B', '\u200D', '\u2060', '\u00AD'];
const others = ['\uFE0F', '\uFEFF', '\u034F', '\u3164', '\u115F', '\u{E0041}', '\uFFF9'];

describe.each([...unseen, ...others].map((mark) => [`U+${mark.codePointAt(0)?.toString(16)}`, mark]))(
  '%s',
  (_name, mark) => {
    it('is no part of a line, of a text or of a number', () => {
      expect(toLine(`${mark}Jan${mark} Jans${mark}sens${mark}`)).toBe('Jan Janssens');
      expect(toLines(`een${mark}\ntwee${mark}`)).toBe('een\ntwee');
      expect(toLine(`${mark}+32 470${mark} 12 34 56`)).toBe('+32 470 12 34 56');
    });

    it('alone is nothing, with spaces around it too', () => {
      expect(toLine(`${mark} ${mark}`)).toBe('');
      expect(isBlank(mark)).toBe(true);
    });
  },
);

describe('an emoji', () => {
  it.each(['👩‍🍳', '❤️', '🏃🏽‍♂️', '👨‍👩‍👧', '1️⃣', '☀️'])('%s stays as it is', (emoji) => {
    expect(toLine(`Zon ${emoji} en zee`)).toBe(`Zon ${emoji} en zee`);
    expect(toLines(`${emoji}\n${emoji}`)).toBe(`${emoji}\n${emoji}`);
  });

  it('holds nothing together that is none', () => {
    expect(toLine('👩‍\u200DJan')).toBe('👩Jan');
    expect(toLine('0\uFE0F470')).toBe('0470');
  });
});

describe('a line', () => {
  it('of empty Braille cells is blank', () => {
    expect(isBlank('\u2800\u2800')).toBe(true);
  });

  it.each([['Zoë Ĳsbrandt'], ['محمد'], ["O'Neill-D’Hondt"], ['李小龍']])('keeps %s', (name) => {
    expect(toLine(name)).toBe(name);
  });
});

describe('a text', () => {
  it('ends its lines in one way', () => {
    expect(toLines('een\r\ntwee\rdrie\u2028vier\u2029vijf')).toBe('een\ntwee\ndrie\nvier\nvijf');
  });
});

describe('a mailbox', () => {
  it.each([
    ['jan@café.be', 'jan@xn--caf-dma.be'],
    ['jan@cafe\u0301.be', 'jan@xn--caf-dma.be'],
    ['jan@CAFÉ.be', 'jan@xn--caf-dma.be'],
    ['jan@xn--caf-dma.be', 'jan@xn--caf-dma.be'],
    ['\u2068jan@kust\u200Bverblijf.test\u2069', 'jan@kustverblijf.test'],
    ['jan@ｋｕｓｔ.be', 'jan@kust.be'],
    ['Jan@Kust.be', 'Jan@Kust.be'],
    ['jan', 'jan'],
    ['', ''],
    ['jan@', 'jan@'],
    ['jan@café.be/pad', 'jan@café.be/pad'],
    ['jan@café.be:25', 'jan@café.be:25'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(toMailbox(typed)).toBe(kept);
    expect(toMailbox(kept)).toBe(kept);
  });
});
