import { describe, expect, it } from 'vitest';
import { choose, follow, start } from '@/components/search/given';

const chosen = (...values: string[]) =>
  values.reduce((state, value) => choose(state, value, value), start('', ''));
const shown = (state: ReturnType<typeof chosen>, ...keys: string[]) =>
  keys.reduce((before, key) => follow(before, key, key), state).value;

describe('a choice and the searches it leads to', () => {
  it('stays when the search for an earlier choice arrives', () => {
    expect(shown(chosen('0-200', '0-300'), '0-200')).toBe('0-300');
    expect(shown(chosen('0-200', '0-300'), '0-200', '0-300')).toBe('0-300');
  });

  it('is replaced by a search from elsewhere: a chip, a link, the back button', () => {
    expect(shown(chosen('0-200'), '0-200', '')).toBe('');
    expect(shown(chosen('0-200', '0-300'), '70-100')).toBe('70-100');
    expect(shown(chosen('0-200', '0-300'), '0-300', '0-200')).toBe('0-200');
  });

  it('leaves nothing pending once it is back at what is shown', () => {
    expect(shown(chosen('0-200', ''), '0-200')).toBe('0-200');
  });
});
