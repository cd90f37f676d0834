import { expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';

it('leaves a home online whose free period ends where publishing is free', async () => {
  const admin = await makeAdmin();
  const client = await signedIn(admin);
  const { id } = await makeListing();
  await prisma().freePeriod.create({ data: { listingId: id, grantedById: admin.id } });
  const { status } = await client.delete(`/api/listings/${id}/free-period`);
  expect(status).toBe(204);
  const { body } = await client.get(`/api/listings/${id}/free-period`);
  expect(body).toEqual({ data: null });
  const listing = await prisma().listing.findUniqueOrThrow({ where: { id } });
  expect(listing).toMatchObject({ disabledAt: null, unpaidAt: null });
  expect(await prisma().outgoingMail.count({ where: { template: 'subscription-ended' } })).toBe(0);
});
