import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { keepTemporaryFilesInMemory } from '@/scripts/testing/temporary-files';

const before = process.env.TMPDIR;
const memory = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-memory-'));
const closes: (() => unknown)[] = [];
const shutdown = { onEnd: async (_title: string, close: () => unknown) => void closes.push(close) };

function restore(): void {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
}

afterEach(() => {
  restore();
  for (const close of closes.splice(0)) close();
});
afterAll(() => fs.rmSync(memory, { recursive: true }));

describe('temporary files of a run', () => {
  it('are in memory, where the user of PostgreSQL can reach them, and are removed afterwards', async () => {
    await keepTemporaryFilesInMemory(shutdown, { memory, room: 1 });
    const folder = os.tmpdir();
    expect(path.dirname(folder)).toBe(memory);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o711);
    fs.writeFileSync(path.join(folder, 'file'), 'text');
    restore();
    for (const close of closes.splice(0)) close();
    expect(fs.readdirSync(memory)).toEqual([]);
  });

  it.each([
    ['there is too little of it', { memory, room: 2 ** 60 }],
    ['there is none', { memory: path.join(memory, 'none'), room: 1 }],
  ])('stay on disk if %s', async (_why, place) => {
    const usual = os.tmpdir();
    await keepTemporaryFilesInMemory(shutdown, place);
    expect(os.tmpdir()).toBe(usual);
    expect(fs.readdirSync(memory)).toEqual([]);
  });

  it('of a killed run are removed; those of a live run and of others stay', async () => {
    const dead = `kust-run-${spawnSync('true').pid}-a`;
    const living = `kust-run-${process.pid}-b`;
    for (const name of [dead, living, 'of-others']) fs.mkdirSync(path.join(memory, name));
    await keepTemporaryFilesInMemory(shutdown, { memory, room: 1 });
    const own = path.basename(os.tmpdir());
    expect(fs.readdirSync(memory).toSorted()).toEqual([living, own, 'of-others'].toSorted());
  });
});
