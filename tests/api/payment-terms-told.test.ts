/** Guests can read when they have to pay: on the listing's page, on the form and in mails about their request. */
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox, sendBooking } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const iban = 'BE68539007547034';
const terms = {
  advancePercent: 40,
  advanceDays: 5,
  balanceDays: 21,
  deposit: 'with_balance',
  agreement: false,
} as const;

async function makeHome() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  await prisma().listingPaymentTerms.create({ data: { listingId: listing.id, ...terms } });
  const giveAccount = () =>
    prisma().paymentAccount.create({ data: { userId: owner.id, iban, holderName: 'Jan Janssens' } });
  return { owner, listing, giveAccount };
}

const textOf = async (slug: string) => (await findListingPage(slug, async () => null))?.listing.payment_text;

describe('what a home’s page tells of paying', () => {
  it('is nothing without an account', async () => {
    const { listing } = await makeHome();
    expect(await textOf(listing.slug)).toBeUndefined();
  });

  it('is in words, with the deposit where there is one, and without the account', async () => {
    const { listing, giveAccount } = await makeHome();
    await giveAccount();
    const text = await textOf(listing.slug);
    expect(text).toContain('40\u00a0% nu, de rest 21 dagen voor aankomst.');
    expect(text).not.toContain('waarborg');
    await prisma().listingCost.create({
      data: {
        listingId: listing.id,
        place: 1,
        kind: 'deposit',
        amountCents: 20_000,
        per: 'stay',
        optional: false,
        onSite: false,
      },
    });
    const page = JSON.stringify(await findListingPage(listing.slug, async () => null));
    expect(page).toContain('De waarborg wordt samen met de huur betaald.');
    expect(page).not.toMatch(/BE68|Janssens/);
  });

  it('are the defaults for a home whose landlord chose none', async () => {
    const { listing, giveAccount } = await makeHome();
    await giveAccount();
    await prisma().listingPaymentTerms.deleteMany();
    expect(await textOf(listing.slug)).toContain('30\u00a0% nu, de rest 30 dagen voor aankomst.');
  });
});

it('the emails about a request tell them, without the account', async () => {
  const { listing, giveAccount } = await makeHome();
  await giveAccount();
  await sendBooking(visitor(), listing);
  const letters = await outbox();
  expect(letters.map(({ template }) => template).toSorted()).toEqual(['booking-new', 'booking-received']);
  for (const { props } of letters) {
    expect(props).toMatchObject({ stay: { terms: { payment: { advance_percent: 40, balance_days: 21 } } } });
    expect(JSON.stringify(props)).not.toMatch(/BE68|Janssens/);
  }
});
