import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testDatabaseUrl } from '@/tests/support/database';

it('the migrations make what prisma/schema.prisma says', async () => {
  const run = promisify(execFile)(
    'node_modules/.bin/prisma',
    [
      'migrate',
      'diff',
      '--from-config-datasource',
      '--to-schema',
      'prisma/schema.prisma',
      '--script',
      '--exit-code',
    ],
    { env: { ...process.env, DATABASE_URL: testDatabaseUrl } },
  );
  // Exit code 2 means a difference, which is printed as the SQL that would remove it.
  const difference = await run.then(
    () => '',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
  expect(difference).toBe('');
});
