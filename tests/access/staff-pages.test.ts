import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = Object.keys(import.meta.glob('/app/dashboard/admin/**/page.tsx'));

describe('a page of the administration', () => {
  it.each(files)('%s asks for a right before it loads anything', (file) => {
    const source = readFileSync(`.${file}`, 'utf8');
    const [, body = ''] = source.split('requirePageActor(', 2);
    expect(body.replace(/^.*\n/, '')).toMatch(
      /^ {2}if \(!hasRight\(actor, '\w+'\)\) return showRefused\(actor\);/,
    );
  });
});
