import { expect, it } from 'vitest';
import { closeDatabase, prisma } from '@/server/db';
import { consume } from '@/server/http/rate-limit';

it('keeps its count in the database when connections are closed and reopened', async () => {
  await consume('public-form', '203.0.113.78');
  await closeDatabase();
  await consume('public-form', '203.0.113.78');
  expect(await prisma().rateLimit.findMany({ select: { points: true } })).toEqual([{ points: 2 }]);
});
