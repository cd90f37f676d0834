import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsSiteAddress } from '@/lib/api/site-address';
import { topLevelDomains } from '@/lib/api/top-level-domains';

const domains = [...topLevelDomains];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const word = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: min, maxLength: max })
    .map((parts) => parts.join(''))
    .filter((text) => !text.endsWith('www'));
const host = fc
  .tuple(fc.array(word(1, 8), { minLength: 0, maxLength: 2 }), word(2, 12), fc.constantFrom(...domains))
  .map(([sub, name, end]) => [...sub, name, end].join('.'));
const around = fc.constantFrom('', ' ', 'Villa ', ', ', '(', ')', '/', '?x=1', ' aan zee', '!', ':8080', '"');

describe('an address in a name', () => {
  it('is found whatever its name, its end and what stands around it', () => {
    fc.assert(
      fc.property(around, host, around, fc.boolean(), (before, name, after, upper) => {
        const text = `Zee ${before}${upper ? name.toUpperCase() : name}${/^[\p{L}]/u.test(after) ? ' ' : ''}${after}`;
        return holdsSiteAddress(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found as a mailbox, whatever its end', () => {
    fc.assert(
      fc.property(word(1, 9), word(1, 9), word(2, 9), (a, b, c) => holdsSiteAddress(`bel ${a}@${b}.${c}`)),
    );
  });

  it.each([
    'https://kust',
    'HTTP://x',
    'www.kust',
    'WWW. kust.be',
    'mailto:jan',
    'Zeezicht kust.be',
    'kust.be/x',
    't.co/abc',
    'x.com',
    'evil-site.xyz',
    'KUST．BE',
    'kust。com',
    'kust\u200B.be',
    'ku\u00ADst.be',
    'münchen.de',
    'xn--80ak6aa92e.xn--p1ai',
    'пример.рф',
    '192.168.10.4',
    'bonus.com.zicht',
    'jan@kust.be',
    'jan@[kust.be]',
    'a_b.com',
    'bit.ly',
    'Oostende.vlaanderen',
  ])('%s', (text) => {
    expect(holdsSiteAddress(text)).toBe(true);
  });
});

describe('a name without one', () => {
  it.each([
    'Villa St. Idesbald',
    'St.Idesbald',
    'Res.St.Idesbald',
    'J.P.',
    'J.P. Peeters',
    'J.de Vries',
    'A.S.Adventure',
    'Zee.zicht',
    'Dr. Van den Broeck',
    'Zee & Duin 2.0',
    'Appartement 3.1',
    'nr.12, 4e verd.',
    'Zeedijk 12.00u',
    'Bed @ Zee',
    'Sl@pwel',
    "Huis 't Zeetje",
    'O.-L.-V. ter Duinen',
    'Duin... en zee',
    'punt be',
    'Иванов И.И.',
    'Vraag: vrij in juli?',
    '.',
    '',
  ])('%s', (text) => {
    expect(holdsSiteAddress(text)).toBe(false);
  });

  it('stays allowed with any words and stops that a space follows', () => {
    const sentence = fc.array(fc.tuple(word(1, 10), fc.constantFrom('', '.', ',', '!', '...', ' -')), {
      minLength: 1,
    });
    fc.assert(
      fc.property(sentence, (parts) => !holdsSiteAddress(parts.map(([text, stop]) => text + stop).join(' '))),
      { numRuns: 2000 },
    );
  });

  it('is judged in a time that grows with its length', () => {
    const started = performance.now();
    for (const text of ['a.'.repeat(50_000), 'a'.repeat(100_000), '@'.repeat(100_000), 'a@'.repeat(50_000)])
      holdsSiteAddress(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
