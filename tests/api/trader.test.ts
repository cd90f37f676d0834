/** Whether a landlord lets as a business or privately (docs/rules/trader.md). */
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '@/lib/languages/language';
import type { PublicListing } from '@/lib/listings/contract';
import type { TraderDto } from '@/lib/trader/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { inLanguage } from '@/server/language';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

type Answer = { data: TraderDto; errors: Record<string, string[]> };
const url = '/api/user/trader';
const business = { trader: 'business', enterprise_number: 'BE 0123.456.749' };
const told = { trader: 'business', enterprise_number: '0123.456.749' };
const nothing = { trader: null, enterprise_number: null };

let user: User;
let listing: Listing;
let landlord: TestClient;
beforeEach(async () => {
  await truncateAll();
  user = await makeUser();
  listing = await makeListing({ userId: user.id });
  landlord = await signedIn(user);
});

const inPublic = async () => {
  const { data } = (await visitor().get<{ data: PublicListing }>(`/api/listings/${listing.id}`)).body;
  return { trader: data.trader, enterprise_number: data.enterprise_number };
};
const page = async () => (await findListingPage(listing.slug, () => Promise.resolve(null)))?.listing;

describe('as what a landlord lets', () => {
  it('is not said at first', async () => {
    expect((await landlord.get<Answer>(url)).body.data).toEqual(nothing);
    expect(await inPublic()).toEqual(nothing);
    expect(await page()).not.toHaveProperty('trader_text');
  });

  it('is told with every home, once said', async () => {
    expect((await landlord.put<Answer>(url, business)).body.data).toEqual(told);
    expect((await landlord.get<Answer>(url)).body.data).toEqual(told);
    expect(await inPublic()).toEqual(told);
    const texts = await Promise.all(
      languages.map((language) => inLanguage(language, async () => (await page())?.trader_text)),
    );
    for (const text of texts) expect(text?.[0]).toContain('0123.456.749');
    expect(new Set(texts.map((text) => text?.[1])).size).toBe(languages.length);
  });

  it('as a private person needs no number, and forgets one', async () => {
    await landlord.put(url, business);
    const { body } = await landlord.put<Answer>(url, { ...business, trader: 'private' });
    expect(body.data).toEqual({ trader: 'private', enterprise_number: null });
    expect((await page())?.trader_text?.[0]).toBe('Verhuurt als particulier, niet als onderneming.');
    expect((await landlord.put<Answer>(url, { trader: null })).body.data).toEqual(nothing);
  });

  it.each([
    ['enterprise_number', { trader: 'business' }],
    ['enterprise_number', { ...business, enterprise_number: '0123.456.748' }],
    ['enterprise_number', { ...business, enterprise_number: '123.456.749' }],
    ['enterprise_number', { ...business, enterprise_number: 'x'.repeat(5000) }],
    ['enterprise_number', { ...business, enterprise_number: ['0123456749'] }],
    ['trader', { ...business, trader: 'shop' }],
    ['trader', {}],
  ])('is refused on %s: %j', async (field, body) => {
    const refused = await landlord.put<Answer>(url, body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    expect(refused.body.errors[field]).toHaveLength(1);
    expect(await inPublic()).toEqual(nothing);
  });

  it.each([
    "trader = 'business'",
    "enterprise_number = '0123456749'",
    "trader = 'business', enterprise_number = '0123456748'",
  ])('is refused by the database as well: %s', async (set) => {
    const write = prisma().$executeRawUnsafe(`UPDATE users SET ${set} WHERE id = ${user.id}`);
    await expect(write).rejects.toThrow('users_enterprise_number');
  });

  it('renews the pages of their homes', async () => {
    const before = await prisma().$queryRaw<[{ id: bigint }]>`SELECT max(id) AS id FROM changes`;
    await landlord.put(url, business);
    const rows = await prisma().$queryRaw<{ kind: string; subject_id: number }[]>`
      SELECT kind, subject_id FROM changes WHERE id > ${before[0].id}`;
    expect(rows).toContainEqual({ kind: 'landlord', subject_id: user.id });
  });
});
