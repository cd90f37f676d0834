import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const architecture = fs.readFileSync('ARCHITECTURE.md', 'utf8');
const readme = fs.readFileSync('README.md', 'utf8');

/** Paths in backticks: `server/front/`, `scripts/web.ts`. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`([\w@()[\].-]+\/[\w@()[\]./-]*)`/g), ([, found = '']) => found);
const isFile = (name: string) => /\.\w+$/.test(name);

describe('ARCHITECTURE.md', () => {
  it('only names files that exist', () => {
    const named = pathsIn(architecture);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
  });

  it('names each file once, so that one place says what it does', () => {
    const files = pathsIn(architecture).filter(isFile);
    expect(files.filter((name, place) => files.indexOf(name) !== place)).toEqual([]);
  });

  it('recommends features to copy that exist in every room', () => {
    const [, section = ''] = architecture.split('## Which neighbour to copy');
    const words = Array.from(section.matchAll(/`([a-z-]+)`/g), ([, word = '']) => word);
    expect(words).toContain('news');
    const rooms = ['lib', 'server/features', 'components'];
    const missing = words.flatMap((word) => rooms.map((room) => `${room}/${word}`));
    expect(missing.filter((folder) => !fs.existsSync(folder))).toEqual([]);
  });
});

describe('the glossary of features', () => {
  it('names features that exist', () => {
    const [, list = ''] = readme.split('Which feature a word of an address');
    const words = Array.from(list.matchAll(/`([a-z-]+)`/g), ([, word = '']) => word);
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => !fs.existsSync(`server/features/${word}`))).toEqual([]);
  });
});
