import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const declaration = /declarePublicPage\(\{\s*tags: \[([^\]]*)\]/;

const pages = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: fs.readFileSync(path.join('app', file), 'utf8') }))
  .filter(({ source }) => source.includes('declarePublicPage({'));

/** Pages read the database through a feature's module; modules in `http` only know about requests. */
const readsTheDatabase = (source: string) => /from '@\/server\/(?!http\/)/.test(source);

describe('a page says what it was made from', () => {
  it('is checked for every public page', () => {
    expect(pages.length).toBeGreaterThanOrEqual(9);
    for (const { source } of pages) expect(source).toMatch(declaration);
  });

  it.each(pages)('$file', ({ source }) => {
    const [, tags = ''] = declaration.exec(source) ?? [];
    // A page that shows nothing from listings must not be re-rendered for every booking.
    if (!readsTheDatabase(source)) expect(tags).toBe('');
  });
});
