import { describe, expect, it } from 'vitest';
import { articleFor, groundDefaults } from '@/lib/decisions/ground-defaults';

describe('the ground of a measure', () => {
  it('is the terms with their article about it, until an admin says otherwise', () => {
    expect(groundDefaults('denied')).toEqual({ ground: 'terms', article: 'Servicevoorwaarden, artikel 10' });
    expect(groundDefaults('hidden').article).toBe('Servicevoorwaarden, artikel 15');
  });

  it.each([
    ['law', 'Servicevoorwaarden, artikel 19', ''],
    ['law', 'Logiesdecreet, artikel 4', 'Logiesdecreet, artikel 4'],
    ['terms', ' ', 'Servicevoorwaarden, artikel 19'],
    ['terms', 'Servicevoorwaarden, artikel 3', 'Servicevoorwaarden, artikel 3'],
  ])('%s after “%s” leaves “%s”', (ground, article, expected) => {
    expect(articleFor('suspended', ground, article)).toBe(expected);
  });
});
