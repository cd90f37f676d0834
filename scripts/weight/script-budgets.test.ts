import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { budgetsOf, listBudgets, overBudget, partReadme, readBudgets } from '@/scripts/weight/script-budgets';

describe('the budgets of script', () => {
  it('are those that the README lists', () => {
    expect(partReadme(fs.readFileSync('README.md', 'utf8'))[1]).toBe(listBudgets(readBudgets()));
  });

  it('are kept by a page that weighs as much, and by none that weighs more, is new or is gone', () => {
    const weights = new Map([
      ['/', 150_000],
      ['/aanbod', 150_001],
      ['/nieuw', 1],
    ]);
    expect(overBudget(weights, { '/': 150, '/aanbod': 150, '/weg': 100 })).toEqual([
      '/aanbod is 150.1 kB, and may be 150 kB.',
      '/nieuw has no budget; it is 0.1 kB.',
      '/weg has a budget, and is no page.',
    ]);
  });

  it('are what pages weigh, rounded up, the lightest first', () => {
    const budgets = budgetsOf(
      new Map([
        ['/b', 146_001],
        ['/a', 150_000],
        ['/c', 145_000],
      ]),
    );
    expect(Object.entries(budgets)).toEqual([
      ['/c', 145],
      ['/a', 150],
      ['/b', 150],
    ]);
    expect(listBudgets(budgets)).toBe('- **145 kB** `/c`\n- **150 kB** `/a`, `/b`');
  });
});
