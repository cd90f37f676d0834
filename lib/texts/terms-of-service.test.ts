import { describe, expect, it } from 'vitest';
import { termsArticles } from '@/lib/texts/terms-of-service';

const whole = () =>
  termsArticles('24 maanden')
    .flatMap(({ title, paragraphs, points = [] }) => [title, ...paragraphs, ...points])
    .join('\n');

describe('the terms of use', () => {
  it('have 20 articles, each with a title of its own', () => {
    const titles = termsArticles('24 maanden').map(({ title }) => title);
    expect(titles).toHaveLength(20);
    expect(new Set(titles).size).toBe(20);
  });

  it('say how long guests’ data are kept', () => {
    expect(whole()).toContain('24 maanden na het vertrek');
  });

  it.each([
    ['advertising and accounts are free', 'Een account maken en adverteren zijn gratis.'],
    ['there is no commission', 'We rekenen geen commissie aan'],
    ['the posted price includes VAT', 'btw inbegrepen'],
    ['one account a user', 'Elke gebruiker heeft één account.'],
    ['except for rental agencies', 'Alleen verhuurkantoren mogen er meer dan één hebben.'],
    ['from 21 years on', '21 jaar of ouder'],
  ])('say that %s', (_what, sentence) => {
    expect(whole()).toContain(sentence);
  });
});
