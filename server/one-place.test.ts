import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The text of every module of the server except tests. */
const sources = fs
  .readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join('server', file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

describe('transactions', () => {
  it('are opened in one place, which runs a lost race again', () => {
    expect(filesWith(/\$transaction\b/)).toEqual(['db.ts']);
    // Readings of calendars (what is not recorded is read again), the register import, matching search alerts over one
    // snapshot (its job is retried), and one that only reads.
    expect(filesWith(/query\(\s*['"`]BEGIN\b/)).toEqual([
      'db.ts',
      'features/calendar-feeds/record-whole.ts',
      'features/lodging-register/import-register.ts',
      'features/search-alerts/ask-about-openings.ts',
      'features/search/load-index.ts',
    ]);
  });

  it('lock listings and requests in one order', () => {
    // SKIP LOCKED never waits for a lock.
    const rows =
      /\b(?:listings|booking_requests)\b[^`]*\bFOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)\b(?! SKIP LOCKED)/;
    expect(filesWith(rows)).toEqual(['features/requests/lock-own-requests.ts', 'lock-order.ts']);
  });
});

describe('sessions', () => {
  it('begin and end in one place, which holds the accounts they are of', () => {
    expect(filesWith(/\bsession\.(?:create|upsert|delete)|(?:INTO|FROM) sessions\b/)).toEqual([
      'auth/session.ts',
      // Nobody can use expired rows any more.
      'features/personal-data/prunes.ts',
    ]);
  });
});

describe('a word that is searched for', () => {
  it('is made a pattern in one place, where its % and _ stay themselves', () => {
    expect(filesWith(/mode: 'insensitive'|\bcontains:|\bI?LIKE [$'(]/)).toEqual(['text-match.ts']);
  });
});

describe('the secret of the site', () => {
  it('is read in one place, which derives a key for each purpose from it', () => {
    expect(filesWith(/\benv\.AUTH_SECRET\b/)).toEqual(['keys.ts']);
  });
});

describe('photos', () => {
  it('are opened in a process of their own, whose modules no other loads', () => {
    const outside = (file: string) => !file.startsWith('features/photos/decoder/');
    expect(filesWith(/^import .*from 'sharp'/m).filter(outside)).toEqual([]);
    expect(filesWith(/^import (?!type).*'@\/server\/features\/photos\/decoder\//m).filter(outside)).toEqual(
      [],
    );
  });
});

describe('what is remembered of requests', () => {
  it('is bounded in bytes: one address may be as long as a thousand others', () => {
    const byNumber = sources.filter(({ text }) =>
      [...text.matchAll(/new LRUCache<[^(]*\((?<options>[^)]*)\)/g)].some(
        ({ groups }) => !/maxSize|bounds|limits/.test(groups?.options ?? ''),
      ),
    );
    // Their keys are the program's own, and short.
    const own = ['features/photos/make-served-photo.ts', 'readable-stack.ts'];
    expect(byNumber.map(({ file }) => file).toSorted()).toEqual(own);
  });
});
