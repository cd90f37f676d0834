import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = fs
  .readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join('server', file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

it('whatever takes a measure states its reasons in the same transaction', () => {
  // Code that denies, hides or suspends, or logs taking offline or removing.
  const measures =
    /\b(?:denied|hidden)At: (?:now|new)|\bsuspendedAt: (?:now|new|suspended \? new)|'listing\.(?:disable|destroy|delete)'/;
  const stated = /await (?:writeDecision|recordDecision|stateOffline)\(tx, /;
  const silent = sources.filter(({ text }) => measures.test(text) && !stated.test(text));
  // Leaving anonymises the account, and has its own letter.
  expect(silent.map(({ file }) => file)).toEqual(['features/users/remove-user.ts']);
});

it('statements are written in one place', () => {
  expect(filesWith(/\bdecision\.create|INTO admin_decisions\b/)).toEqual([
    'features/decisions/record-decision.ts',
  ]);
});
