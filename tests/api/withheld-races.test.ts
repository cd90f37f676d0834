/** A request made at the very moment a listing is withheld is not left waiting for an answer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingRequestInputFor } from '@/lib/booking-requests/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { getBookableListing } from '@/server/features/stays/find-bookable-listing';
import { recordBookingRequest } from '@/server/features/booking-requests/record-booking-request';
import { getContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import { recordContactRequest } from '@/server/features/contact-requests/record-contact-request';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { bookingForm, outbox } from '@/tests/support/booking';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

let owner: User;
let listing: Listing;
let admin: TestClient;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  listing = await makeListing({ userId: owner.id });
  ({ client: admin } = await signedInAdmin());
});

const acts = {
  denial: () => admin.put(`/api/listings/${listing.id}/deny`, { message: 'Bestaat niet.' }),
  suspension: () =>
    admin.put(`/api/users/${owner.id}/suspension`, { suspended: true, reason: 'Oplichting.' }),
};

const question = {
  first_name: 'Els',
  last_name: 'Maes',
  email: 'els.maes@kustverblijf.test',
  country: 'be' as const,
  phone: null,
  subject: 'Parkeren',
  message: 'Is er plaats voor twee auto’s?',
  locale: 'nl' as const,
};

/** Each kind of request, in the steps of its call: the listing is checked, then the request is written. */
const kinds = {
  'a booking request': async () => {
    const found = await getBookableListing(String(listing.id));
    const input = bookingRequestInputFor(found.terms).parse(bookingForm());
    return (tx: Tx) => recordBookingRequest(tx, found, input);
  },
  'a question': async () => {
    const found = await getContactableListing(String(listing.id));
    return (tx: Tx) => recordContactRequest(tx, found, question);
  },
};

const lettersOfRequests = async () =>
  (await outbox()).filter(({ template }) => /^(booking|contact-request)-/.test(template));

describe.each(['denial', 'suspension'] as const)('a %s', (way) => {
  it.each(Object.entries(kinds))(
    'that comes before %s is written causes it to be refused',
    async (_kind, prepare) => {
      const write = await prepare();
      expect((await acts[way]()).status).toBe(200);
      await expect(transaction(write)).rejects.toMatchObject({ code: 'listing_not_found' });
      expect(await prisma().bookingRequest.count()).toBe(0);
      expect(await prisma().contactRequest.count()).toBe(0);
      expect(await lettersOfRequests()).toEqual([]);
    },
  );

  it('while a booking request is being written waits for it, and ends it', async () => {
    const write = await kinds['a booking request']();
    let act: Promise<{ status: number }> | undefined;
    await whileHeld('SELECT 1', (client) =>
      transaction(async (tx) => {
        await write(tx);
        act = acts[way]();
        await untilWaiting(client, 1);
      }),
    );
    expect((await act)?.status).toBe(200);
    const states = await prisma().bookingRequest.findMany({ select: { status: true, declineReason: true } });
    expect(states).toEqual([{ status: 'declined', declineReason: 'not_offered' }]);
  });
});
