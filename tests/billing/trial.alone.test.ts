import { TRIAL, deliver, newEvents, sessionIdOf, standIn, subscriptionOf } from '@/tests/support/billing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanDto } from '@/lib/billing/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let owner: User;
let client: TestClient;

async function makeReadyListing(): Promise<Listing> {
  const listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  return listing;
}

beforeEach(async () => {
  await truncateAll();
  newEvents();
  owner = await makeUser();
  client = await signedIn(owner);
});

async function openPage({ id }: Listing): Promise<string> {
  const { body } = await client.put<{ url: string }>(`/api/listings/${id}`, {
    action: 'enable',
    plan: TRIAL,
  });
  return sessionIdOf(body.url);
}

async function pay(listing: Listing): Promise<void> {
  standIn.payCheckout(await openPage(listing));
  await deliver();
}

const daysOnTrial = async () =>
  (await client.get<{ data: PlanDto[] }>('/api/billing/plans')).body.data.map(({ trial_days: days }) => days);
const orders = () => prisma().order.count();

describe('trial days', () => {
  it('are given once: a new subscription of the same listing is paid at once', async () => {
    const listing = await makeReadyListing();
    expect(await daysOnTrial()).toEqual([0, 0, 30]);
    await pay(listing);
    expect([await orders(), await daysOnTrial()]).toEqual([0, [0, 0, 0]]);
    await client.post(`/api/subscriptions/${(await subscriptionOf(listing.id)).id}/cancel`);
    standIn.clock.advance({ days: 31 });
    await deliver();
    expect((await subscriptionOf(listing.id)).status).toBe('ended');
    await pay(listing);
    expect(await orders()).toBe(1);
  });

  it('are given once per account: another listing, and the same one created again, are paid at once', async () => {
    const listing = await makeReadyListing();
    await pay(listing);
    await pay(await makeReadyListing());
    expect(await orders()).toBe(1);
    await client.delete(`/api/listings/${listing.id}`);
    await pay(await makeReadyListing());
    expect(await orders()).toBe(2);
  });

  it('go to the page that is paid, if two were opened', async () => {
    const [first, second] = [await makeReadyListing(), await makeReadyListing()];
    const left = await openPage(first);
    standIn.payCheckout(await openPage(second));
    expect(() => standIn.payCheckout(left)).toThrow('expired');
    await deliver();
    expect(await orders()).toBe(0);
    await pay(first);
    expect(await orders()).toBe(1);
  });

  it('are given once, if two pages are opened at the same moment', async () => {
    const listings = [await makeReadyListing(), await makeReadyListing()];
    for (const page of await Promise.all(listings.map(openPage)))
      try {
        standIn.payCheckout(page);
      } catch {
        // Expired in favour of the other one.
      }
    await deliver();
    const paid = await prisma().subscription.count();
    expect(await orders()).toBe(paid - 1);
  });

  it('are used up even by a page whose event never arrived', async () => {
    standIn.payCheckout(await openPage(await makeReadyListing()));
    newEvents();
    await pay(await makeReadyListing());
    expect(await orders()).toBe(1);
  });
});
