import { expect, it } from 'vitest';
import { catalogueLines } from '@/tests/schema/catalogue';
import { describedLines } from '@/tests/schema/described';
import { testDatabaseUrl } from '@/tests/support/database';

it('the migrations make what prisma/schema.prisma says', async () => {
  expect(await catalogueLines(testDatabaseUrl)).toEqual(await describedLines());
});
