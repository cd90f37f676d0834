import { describe, expect, it } from 'vitest';
import { printable } from '@/lib/format/printable';

describe('printable', () => {
  it.each([
    ['Noë Peeters, Café ‘De Zwaan’ – 8400', 'Noë Peeters, Café ‘De Zwaan’ – 8400'],
    ['€\u00a095,-', '€ 95,-'],
    ['Şahin Ćirić', 'Sahin Ciric'],
    ['Łukasz Đorđe', 'Lukasz Dorde'],
    ['Noe\u0308', 'Noë'],
    ['Ελένη', '?????'],
    ['a\nb\u{1f600}', 'a b?'],
  ])('%s', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });
});
