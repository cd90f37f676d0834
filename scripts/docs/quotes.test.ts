import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnsaid } from './quotes';

const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

const sources = ['lib', 'components', 'emails'].flatMap(filesOf);
const pages = fs.readdirSync('docs/rules');

describe('quotations in the rule book', () => {
  it.each([
    ["Nothing found reads 'Geen resultaten'.", []],
    ["Nothing found reads 'Niets gevonden'.", ['Niets gevonden']],
    ["A chip reads 'Max. {price} euro'; `'code'` and the owner's home are no quotes.", []],
  ])('are recognised: %s', (page, unsaid) => {
    expect(findUnsaid(page, ["none: 'Geen resultaten', price: (p) => `Max. ${p} euro`"])).toEqual(unsaid);
  });

  it.each(pages)('occur in the product: %s', (page) => {
    expect(findUnsaid(fs.readFileSync(path.join('docs/rules', page), 'utf8'), sources)).toEqual([]);
  });
});
