import { expect, it } from 'vitest';
import { catalogueLines } from '@/tests/schema/catalogue';
import { describedLines } from '@/tests/schema/described';
import { testDatabaseUrl } from '@/tests/support/database';

it('the migrations result in what prisma/schema.prisma defines', async () => {
  expect(await catalogueLines(testDatabaseUrl)).toEqual(await describedLines());
});
