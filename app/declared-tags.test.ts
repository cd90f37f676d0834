import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const declaration = /declarePublicPage\(\{\s*tags: \[([^\]]*)\]/;

const pages = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: fs.readFileSync(path.join('app', file), 'utf8') }))
  .filter(({ source }) => source.includes('declarePublicPage({'));

/** What a page reads from the database it gets from a feature's module; those of `http` know requests alone. */
const readsTheDatabase = (source: string) => /from '@\/server\/(?!http\/)/.test(source);

describe('a page says what it was made from', () => {
  it('is checked for every public page', () => {
    expect(pages.length).toBeGreaterThanOrEqual(9);
    for (const { source } of pages) expect(source).toMatch(declaration);
  });

  it.each(pages)('$file', ({ source }) => {
    const [, tags = ''] = declaration.exec(source) ?? [];
    // One that shows nothing of the homes must not be made anew for each booking of any of them.
    if (!readsTheDatabase(source)) expect(tags).toBe('');
  });
});
