import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderOf, takeLock } from '@/scripts/launch/lock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Leaves the record of a holder that no longer exists. */
function leave(holder: string): void {
  fs.mkdirSync(`${file}.1`);
  fs.writeFileSync(path.join(`${file}.1`, 'holder'), holder);
}

describe('a lock file', () => {
  it('has one holder, with its note, until it is released', async () => {
    const lock = await takeLock(file, 'first', 0);
    lock?.say('ready');
    expect(await takeLock(file, 'second', 0)).toBeUndefined();
    expect(holderOf(file)).toMatchObject({ pid: process.pid, note: 'ready' });
    lock?.release();
    expect(await takeLock(file, 'second', 0)).toBeDefined();
  });

  it('can be waited for', async () => {
    const lock = await takeLock(file, 'first', 0);
    setTimeout(() => lock?.release(), 150);
    expect(await takeLock(file, 'second', 2000)).toBeDefined();
  });

  it.each([
    ['a process that is gone', { pid: spawnSync('true').pid, started: '1' }],
    ['a pid that belongs to another process now', { pid: process.ppid, started: 'long ago' }],
  ])('of %s is taken over', async (_what, holder) => {
    leave(JSON.stringify({ ...holder, note: 'old' }));
    expect(await takeLock(file, 'new', 0)).toBeDefined();
    expect(holderOf(file)?.note).toBe('new');
  });

  it('with unreadable content is taken over', async () => {
    leave('{"pid":');
    expect(await takeLock(file, 'new', 0)).toBeDefined();
  });

  it('goes to one of many that try to take it at once', async () => {
    const locks = await Promise.all(Array.from({ length: 5 }, () => takeLock(file, 'x', 0)));
    expect(locks.filter(Boolean)).toHaveLength(1);
  });
});
