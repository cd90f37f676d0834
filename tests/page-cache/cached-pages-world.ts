/** Pages and changes for the model of the page cache (kept-pages.test.ts). */
import fc from 'fast-check';
import FrontPage from '@/app/(public)/page';
import DetailPage from '@/app/(public)/aanbod/[slug]/page';
import FavoritesPage from '@/app/(public)/aanbod/favorieten/page';
import OverviewPage from '@/app/(public)/aanbod/page';
import DisclaimerPage from '@/app/(public)/disclaimer/page';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import { prisma, transaction } from '@/server/db';
import type { Handle } from '@/server/front/page-cache/capture';
import { licences } from '@/tests/api/search-world';
import { makeListing } from '@/tests/factories/listing';
import { makeReview } from '@/tests/factories/review';
import { makeOccupancy } from '@/tests/factories/occupancy';

const today = todayIn();
const dayAt = (offset: number) => addDays(today, offset);

const stays = [
  { arrival: dayAt(5), departure: dayAt(7) },
  { arrival: dayAt(10), departure: dayAt(17) },
];
/** What a listing's page may be asked for. */
export const askedStay = `${new URLSearchParams({ ...stays[1], adults: '2', babies: '1' })}`;

const filters: readonly Record<string, string>[] = [
  {},
  { listing_city_id: '11' },
  { listing_city_id: '3,4,5,6,7' },
  { property_type: 'apartment' },
  { oceanview: 'front', adults: '3' },
  { price: '0-150' },
  { price: '120-400' },
  { number_of_bedrooms: '2-4', listing_setting_wifi: '1' },
];
const orders = ['recent', 'price_asc', 'price_desc', 'rating_desc', 'rating_asc'];

/** Overviews as guests request them: most without days, in some sort order, some of them later pages. */
export function overviewPaths(): string[] {
  const searches: Record<string, string>[] = filters.flatMap((filter, index) => [
    { ...filter, sort_by: orders[index % orders.length] ?? '' },
    ...(index % 2 ? [] : [{ ...filter, sort_by: orders[(index + 2) % orders.length] ?? '', page: '2' }]),
    { ...filter, ...stays[index % stays.length], sort_by: orders[(index + 1) % orders.length] ?? '' },
  ]);
  const rare: Record<string, string>[] = [
    ...licences.map((logiesdecreet) => ({ logiesdecreet })),
    { page: '3' },
    { price: '9000-9999' },
    { ...stays[0], flex: '2', listing_city_id: '11' },
    { ...stays[1], flex: '3', price: '100-220' },
    { month: dayAt(30).slice(0, 7), stay: 'weekend', property_type: 'apartment' },
    { ...stays[1], max_total: '1000', sort_by: 'price_desc' },
    { ...stays[0], flex: '2', max_total: '300', listing_city_id: '3,4,5,6,7' },
    { month: `${dayAt(10).slice(0, 7)},${dayAt(45).slice(0, 7)}`, nights: '3', sort_by: 'price_asc' },
    { name: 'zee', ...stays[0] },
    { bbox: '2.8,51.1,3,51.25' },
  ];
  return [...searches, ...rare].map((search) => `/aanbod?${new URLSearchParams(search)}`);
}

/** The props that a page passes to its components, as text. */
export async function contentsOf(url: string): Promise<string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = Promise.resolve(Object.fromEntries(searchParams));
  const slug = pathname.split('/')[2];
  if (pathname === '/') return JSON.stringify(await FrontPage());
  if (pathname === '/disclaimer') return JSON.stringify(await DisclaimerPage());
  if (slug === 'favorieten') return JSON.stringify(await FavoritesPage({ searchParams: query }));
  const params = Promise.resolve({ slug: slug ?? '' });
  if (slug !== undefined) return JSON.stringify(await DetailPage({ params, searchParams: query }));
  return JSON.stringify(await OverviewPage({ searchParams: query }));
}

export const render: Handle = async (req, res) => {
  res.end(await contentsOf(req.url ?? ''));
};

/** `home`: an id; `at` and `other`: random numbers for use by the change. */
interface Draw {
  listing: number;
  at: number;
  other: number;
}
type Action = (draw: Draw) => Promise<unknown>;

const pick = <T>(values: readonly [T, ...T[]], at: number): T => values[at % values.length] ?? values[0];
const update = (data: Parameters<typeof makeListing>[0], listing: number) =>
  prisma().listing.update({ where: { id: listing }, data: data ?? {} });

/** Everything that can change what pages show, with relative frequencies. */
export const actions = {
  booking: ({ listing, at, other }) =>
    makeOccupancy({
      listingId: listing,
      source: 'airbnb',
      start: dayAt(at % 40),
      end: dayAt((at % 40) + 1 + (other % 9)),
    }),
  'booking cancelled': ({ listing }) => prisma().occupancy.deleteMany({ where: { listingId: listing } }),
  price: ({ listing, at }) =>
    update({ price: pick([70, 95, 100, 149, 150, 151, 200, 399, 401, 9500], at) }, listing),
  'special rate': ({ listing, at, other }) => {
    const [listingId, validAt] = [listing, dayToUtcDate(dayAt(at % 20))];
    const price = 60 + (other % 300);
    return prisma().customListingPrice.upsert({
      where: { listingId_validAt: { listingId, validAt } },
      create: { listingId, validAt, price },
      update: { price },
    });
  },
  season: ({ listing, at, other }) =>
    transaction(async (tx) => {
      await tx.listingSeason.deleteMany({ where: { listingId: listing } });
      return tx.listingSeason.create({
        data: {
          listingId: listing,
          name: 'Zomer',
          startDate: dayToUtcDate(dayAt(at % 20)),
          endDate: dayToUtcDate(dayAt((at % 20) + 5 + (other % 30))),
          price: 200 + (other % 100),
          minStay: pick([null, 2, 7], at),
          arrivalDays: pick([[], [6], [1, 5]], other),
        },
      });
    }),
  cost: ({ listing, at, other }) => {
    const cost = { kind: 'cleaning', per: pick(['stay', 'night'], at), optional: false, onSite: false };
    return prisma().listingCost.upsert({
      where: { listingId_place: { listingId: listing, place: 1 } },
      create: { listingId: listing, place: 1, amountCents: 100 * (other % 90), ...cost },
      update: { amountCents: 100 * (other % 90), ...cost },
    });
  },
  'stay rules': ({ listing, at, other }) =>
    update({ noticeDays: at % 9, preparationNights: other % 3, gapStays: at % 2 === 0 }, listing),
  text: ({ listing, at }) => update({ description: `Aan zee, ${at} stappen van het strand.` }, listing),
  setting: ({ listing, at }) => {
    const value = at % 2;
    return prisma().listingSetting.upsert({
      where: { listingId_optionId: { listingId: listing, optionId: 1 + (at % 3) } },
      create: { listingId: listing, optionId: 1 + (at % 3), value },
      update: { value },
    });
  },
  photo: ({ listing, at }) =>
    transaction(async (tx) => {
      await tx.listingPicture.deleteMany({ where: { listingId: listing } });
      return tx.listingPicture.create({
        data: { listingId: listing, orderNumber: 1, storageKey: `k${at}`, width: 3, height: 2 },
      });
    }),
  offline: ({ listing }) => update({ disabledAt: new Date('2026-05-01T00:00:00Z') }, listing),
  online: ({ listing }) => update({ disabledAt: null }, listing),
  deleted: ({ listing }) => prisma().listing.delete({ where: { id: listing } }),
  'new home': ({ at }) => makeListing({ cityId: pick([11, 3, 4], at), price: 90 + (at % 80) }),
  town: ({ listing, at }) => update({ cityId: cities[at % cities.length]?.id }, listing),
  place: ({ listing, at }) => update({ latitude: 51.2 + (at % 100) / 1000 }, listing),
  'address shown': ({ listing, at }) => update({ displayHomeAddress: at % 2 === 0 }, listing),
  review: ({ listing, at }) => makeReview({ listingId: listing, rating: 1 + (at % 5) }),
  'hidden review': ({ listing, at }) => {
    const hidden = { hiddenAt: new Date(), hiddenReason: 'Niet over dit huis.' };
    const data = at % 2 === 0 ? hidden : { hiddenAt: null, hiddenReason: null };
    return prisma().review.updateMany({ where: { listingId: listing }, data });
  },
  reply: ({ listing, at }) =>
    prisma().review.updateMany({
      where: { listingId: listing },
      data: { reply: `Bedankt, ${at}.`, repliedAt: new Date() },
    }),
  'facts of a landlord': ({ at }) => {
    const counted = { sinceYear: 2020, requests: 9, answered: at % 9, answerHours: 3 };
    return prisma().$transaction(async (tx) => {
      const { id: userId } = await tx.user.findFirstOrThrow({ orderBy: { id: 'asc' } });
      return tx.landlordFacts.upsert({
        where: { userId },
        create: { userId, ...counted },
        update: counted,
      });
    });
  },
  'account to pay on': async ({ at }) => {
    if (at % 3 === 0) return prisma().paymentAccount.deleteMany();
    const { id: userId } = await prisma().user.findFirstOrThrow({ orderBy: { id: 'asc' } });
    const account = { iban: 'BE68539007547034', holderName: `Lut ${at}` };
    return prisma().paymentAccount.upsert({
      where: { userId },
      create: { userId, ...account },
      update: account,
    });
  },
  'payment terms': ({ listing, at, other }) => {
    const moment = at % 2 === 0 ? 'with_balance' : 'on_arrival';
    const terms = {
      advancePercent: at % 101,
      advanceDays: 7,
      balanceDays: other % 60,
      deposit: moment,
    } as const;
    return prisma().listingPaymentTerms.upsert({
      where: { listingId: listing },
      create: { listingId: listing, agreement: false, ...terms },
      update: terms,
    });
  },
  licence: ({ listing, at }) => update({ logiesdecreet: licences[at % licences.length] }, listing),
  approval: ({ listing, at }) => update({ approvedAt: new Date(Date.UTC(2026, 0, 1 + (at % 40))) }, listing),
  landlord: ({ at }) => prisma().user.updateMany({ data: { firstName: `Lut ${at}` } }),
  'months of the site': ({ at }) =>
    prisma().appSetting.upsert({
      where: { key: 'guest_data_months' },
      create: { key: 'guest_data_months', value: 3 + (at % 20) },
      update: { value: 3 + (at % 20) },
    }),
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof actions;

const weights: Partial<Record<ActionName, number>> = {
  booking: 9,
  price: 6,
  'special rate': 2,
  text: 2,
  deleted: 0.2,
};
// The keys of a literal whose type contains all of them.
const names = Object.keys(actions) as ActionName[];

/** Each kind of change separately, for some listings; few of the booked ones would match a stay searched for. */
export const eachAction = () =>
  names.flatMap((action, index) =>
    Array.from({ length: action === 'booking' ? 15 : 3 }, (_, n) => [
      { action, place: 17 * index + 29 * n, at: 7 * index + 13 * n, other: index + n },
    ]),
  );

/** One change, or two at once, to listings by their index among all. */
export const step = fc.array(
  fc.record({
    action: fc.oneof(
      ...names.map((name) => ({ weight: Math.ceil(5 * (weights[name] ?? 1)), arbitrary: fc.constant(name) })),
    ),
    place: fc.nat(9999),
    at: fc.nat(9999),
    other: fc.nat(9999),
  }),
  { minLength: 1, maxLength: 2, size: 'max' },
);
