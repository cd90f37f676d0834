/**
 * The database of this test worker. Loaded before every test file (setupFiles in vitest.config.ts), so that
 * `DATABASE_URL` is set before any server module loads: a file starts with empty tables, except those that migrations
 * fill.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { databaseName, namedDatabaseUrl, testDatabaseUrl, truncateAll } from '@/tests/support/own-database';

export { namedDatabaseUrl, testDatabaseUrl, truncateAll };

/** Photos and mail: emptied after every file, and the same for the whole worker, which reads its settings once. */
export const testDataDir = path.join(os.tmpdir(), `kust-test-data-${databaseName}`);
fs.mkdirSync(testDataDir, { recursive: true });
process.env.DATABASE_URL = testDatabaseUrl;
process.env.DATA_DIR = testDataDir;
process.env.AUTH_SECRET = 'a-secret-for-tests-that-guards-nothing';
// A test changes more per minute through a few accounts than any user would.
process.env.RATE_LIMIT_WRITES ??= '0';
process.env.APP_URL ??= 'http://localhost:3000';

beforeAll(truncateAll);
afterAll(() => fs.rmSync(testDataDir, { recursive: true, force: true }));
