import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawLifecycles, lifecycles } from './lifecycles';

describe('the lifecycle diagrams', () => {
  it('exist for every lifecycle table', () => {
    const files = fs.globSync('lib/*/lifecycle.ts').map((file) => file.replaceAll('\\', '/'));
    expect(lifecycles.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('match the tables', () => {
    expect(fs.readFileSync('docs/lifecycles.md', 'utf8')).toBe(drawLifecycles());
  });

  it('label each action with who may do it and under which conditions', () => {
    expect(drawLifecycles()).toContain(
      'approved --> canceled: withdraw (guest - once approved only before arrival)',
    );
    expect(drawLifecycles()).toContain('waiting --> online: approve\n');
  });
});
