import { describe, expect, it } from 'vitest';
import { flattenErrors, shownField } from '@/components/forms/flatten-errors';

describe('flattenErrors', () => {
  it('lists nested errors with the paths of their fields', () => {
    const errors = {
      email: { type: 'invalid', message: 'Vul een geldig e-mailadres in.', ref: { name: 'email' } },
      managers: [undefined, { type: 'custom', message: 'Dit adres staat er al.' }],
      prices: { root: { type: 'custom', message: 'Kies minstens één dag.' } },
    };
    expect(flattenErrors(errors)).toEqual([
      { name: 'email', message: 'Vul een geldig e-mailadres in.' },
      { name: 'managers.1', message: 'Dit adres staat er al.' },
      { name: 'prices', message: 'Kies minstens één dag.' },
    ]);
  });
});

describe('shownField', () => {
  const isShown = (name: string) => name === 'managers' || name === 'email';

  it.each([
    ['email', 'email'],
    ['managers.3', 'managers'],
    ['managers.3.email', 'managers'],
    ['billing', undefined],
  ])('puts an error of %s on %s', (name, field) => {
    expect(shownField(name, isShown)).toBe(field);
  });
});
