import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder, readSettings } from '@/scripts/launch/settings';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-data-'));
const earlier = process.umask();
beforeAll(() => void process.umask(0o022));
afterAll(() => {
  process.umask(earlier);
  fs.rmSync(root, { recursive: true, force: true });
});

const modeOf = (...names: string[]) => (fs.statSync(path.join(root, ...names)).mode & 0o777).toString(8);

it('folders that an earlier version left open to other accounts are closed at the next start', () => {
  for (const name of ['mail', 'photos', 'uploads', 'logs'])
    fs.mkdirSync(path.join(root, 'data', name), { recursive: true, mode: 0o755 });
  fs.writeFileSync(path.join(root, 'data', 'mail', 'a.eml'), 'secret', { mode: 0o644 });
  dataFolder({ ...readSettings(), DATA_DIR: path.join(root, 'data') });
  for (const name of ['mail', 'photos', 'uploads', 'logs']) expect(modeOf('data', name)).toBe('700');
});

it('a new data folder is not readable by other accounts', () => {
  dataFolder({ ...readSettings(), DATA_DIR: path.join(root, 'new') });
  // A separate database user may have to traverse it, but cannot list it.
  expect(modeOf('new')).toMatch(/^7[01][01]$/);
});
