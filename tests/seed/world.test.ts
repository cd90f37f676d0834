import { describe, expect, it } from 'vitest';
import { findStayFault } from '@/lib/stays/judge';
import { nightPrices } from '@/lib/stays/nightly';
import { ageOn, addDays, diffDays, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { SpecialRate } from '@/lib/stays/terms';
import { lettingOf } from '@/prisma/seed/letting';
import type { Letting } from '@/prisma/seed/letting';
import { kinds } from '@/prisma/seed/seasons';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import type { World } from '@/prisma/seed/world';
import { contains, overlaps } from '@/lib/dates/range';
import { cities, findCity } from '@/lib/listings/cities';
import { bedKinds, cancellations, setRentalPeriods } from '@/lib/listings/kinds';
import type { BedKind } from '@/lib/listings/kinds';
import {
  clearedListingOptions,
  findListingOption,
  isListingOptionValue,
  listingOptionId,
} from '@/lib/listings/options';
import { metresBetween, metresSouthOfSea } from '@/prisma/seed/coast';
import { dealPictures } from '@/prisma/seed/deal-pictures';
import type { Home } from '@/prisma/seed/home';
import { accountIds } from '@/prisma/seed/people';
import { readCatalogue } from '@/prisma/seed/picture-catalogue';
import { roleOf } from '@/prisma/seed/picture-fits';
import { conceptId, disabledId, waitingId } from '@/prisma/seed/plan';
import { buildWorld } from '@/prisma/seed/world';

const today: Day = '2026-11-21';
const world = buildWorld(today);
const online = world.homes.filter((home) => home.state === 'online');
const homeById = new Map(world.homes.map((home) => [home.id, home]));
const homeOf = (id: number): Home => {
  const home = homeById.get(id);
  if (!home) throw new Error(`No home ${id}`);
  return home;
};
const rangeOf = (row: { startDate: Date | string; endDate: Date | string }) => ({
  start: utcDateToDay(new Date(row.startDate)),
  end: utcDateToDay(new Date(row.endDate)),
});
const dayOf = (moment: Date | string | undefined) => utcDateToDay(new Date(moment ?? 0));

describe('the homes', () => {
  it('are 240 online, and in every town', () => {
    expect(online).toHaveLength(240);
    expect(new Set(online.map((home) => home.town.id)).size).toBe(14);
    expect(world.homes.filter((home) => home.state !== 'online').map(({ id, state }) => [id, state])).toEqual(
      [
        [conceptId, 'concept'],
        [waitingId, 'waiting'],
        [disabledId, 'disabled'],
      ],
    );
  });

  it.each(['name', 'slug', 'description', 'licence'] as const)('have each their own %s', (field) => {
    expect(new Set(world.homes.map((home) => home[field])).size).toBe(world.homes.length);
  });

  it('have texts of 200 to 750 characters', () => {
    for (const { description } of world.homes) {
      expect(description.length).toBeGreaterThanOrEqual(200);
      expect(description.length).toBeLessThanOrEqual(750);
    }
  });

  it('stand on land, at most a few kilometres from their town, and as near to the sea as they claim', () => {
    for (const { place, town, view } of world.homes) {
      const metres = metresSouthOfSea(place.point);
      expect(metres).toBeGreaterThan(100);
      const city = findCity(town.id);
      expect(city && metresBetween(city, place.point)).toBeLessThan(3500);
      if (view === 'front') expect(metres).toBeLessThan(town.firstRow + 120);
    }
  });

  it('hide their address, refuse pets, ask for two nights, or are let by the week alone: some of them', () => {
    const many = (fits: (home: Home) => boolean) => online.filter(fits).length;
    expect(many((home) => !home.place.shown)).toBeGreaterThan(20);
    expect(many((home) => !home.comfort.pets)).toBeGreaterThan(20);
    expect(many((home) => home.comfort.pets)).toBeGreaterThan(20);
    expect(many((home) => home.rules.rental_period_night && home.rules.min_stay === 2)).toBeGreaterThan(20);
    expect(many((home) => setRentalPeriods(home.rules).join() === 'week')).toBeGreaterThan(5);
  });

  it('say in their texts what their settings say', () => {
    for (const { comfort, description, beds, rules, floor } of world.homes) {
      if (/hond is welkom|Huisdieren zijn welkom|uw hond mee/.test(description))
        expect(comfort.pets).toBe(true);
      if (/niet toegelaten|laten wij niet toe/.test(description)) expect(comfort.pets).toBe(false);
      if (/met vaatwasser|een vaatwasser,/.test(description)) expect(comfort.dishwasher).toBe(true);
      if (/de lift bereikbaar|ruime lift/.test(description)) expect(floor).toBeGreaterThan(0);
      if (/stapelbed/.test(description)) expect(beds.bunkCorner).toBe(true);
      if (/alleen per week|gebeurt per week/.test(description))
        expect(setRentalPeriods(rules)).toEqual(['week']);
      if (/Ook één nacht kan/.test(description)) expect(rules.min_stay).toBe(1);
      if (/Bedlinnen en handdoeken brengt u zelf/.test(description)) expect(comfort.bedLinen).toBe(false);
      if (/airconditioning/.test(description)) expect(comfort.airConditioning).toBe(true);
      if (/rolstoel/.test(description)) expect(comfort.wheelchair).toBe(true);
    }
  });

  it('are consistent in beds, rooms and rules', () => {
    for (const { beds, capacity, type, floor, rules, price } of world.homes) {
      expect(capacity).toBeLessThanOrEqual(beds.doubles * 2 + beds.singles);
      expect(
        Math.max(capacity, beds.bedrooms, beds.bathrooms, beds.doubles, beds.singles),
      ).toBeLessThanOrEqual(10);
      if (type === 'studio') expect(beds.bedrooms).toBe(1);
      expect(floor === null).toBe(type === 'house' || type === 'villa');
      expect(setRentalPeriods(rules)).not.toEqual([]);
      expect(rules.min_stay).toBeLessThanOrEqual(rules.max_stay);
      expect(price).toBeGreaterThanOrEqual(50);
      expect(price).toBeLessThanOrEqual(1000);
    }
  });

  it('have all 15 settings, but those that their type clears', () => {
    for (const home of world.homes) {
      const settings = world.settings.filter((row) => row.listingId === home.id);
      expect(settings).toHaveLength(15 - clearedListingOptions(home.type).length);
      for (const { optionId, value } of settings) {
        const option = findListingOption(optionId);
        expect(option && isListingOptionValue(option, value)).toBe(true);
      }
    }
    expect(
      world.settings.find((row) => row.listingId === 3 && row.optionId === listingOptionId('pets_allowed'))
        ?.value,
    ).toBe(0);
  });
});

describe('the further facts', () => {
  const listings = new Map(world.listings.map((row) => [row.id, row]));
  const roomsOf = (id: number) => world.rooms.filter(({ listingId }) => listingId === id);
  const bedsOf = (id: number, ...wanted: BedKind[]) =>
    world.beds
      .filter(({ listingId, kind }) => listingId === id && wanted.includes(kind))
      .reduce((sum, { count }) => sum + count, 0);

  it('come in every kind at least ten times, and are left out at least ten times', () => {
    const rows = online.map(({ id }) => listings.get(id));
    const many = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).length;
    for (const kind of [...cancellations, null])
      expect(many((row) => row?.cancellation === kind)).toBeGreaterThanOrEqual(10);
    for (const field of ['houseRules', 'arrivalInfo', 'distanceToBeachM'] as const) {
      expect(many((row) => row?.[field] === null)).toBeGreaterThanOrEqual(10);
      expect(many((row) => row?.[field] !== null)).toBeGreaterThanOrEqual(100);
    }
    expect(online.filter(({ id }) => roomsOf(id).length === 0).length).toBeGreaterThanOrEqual(10);
    for (const kind of bedKinds)
      expect(world.beds.filter((bed) => bed.kind === kind).length).toBeGreaterThanOrEqual(10);
  });

  it('have the beds that the settings count, a bunk bed as two singles', () => {
    for (const { id, beds } of online) {
      if (roomsOf(id).length === 0) continue;
      expect(bedsOf(id, 'double')).toBe(beds.doubles);
      expect(bedsOf(id, 'single') + 2 * bedsOf(id, 'bunk')).toBe(beds.singles);
    }
  });

  it('say of pets and the sea what the settings say', () => {
    for (const { id, comfort, view } of online) {
      const { houseRules: rules, distanceToBeachM: metres } = listings.get(id) ?? {};
      if (rules) expect(/hond/i.test(rules)).toBe(comfort.pets);
      if (metres != null) expect(metres).toBeGreaterThan(0);
      if (metres != null && view === 'front') expect(metres).toBeLessThanOrEqual(180);
    }
  });
});

describe('the photos', () => {
  const catalogue = readCatalogue();
  const dealt = dealPictures(world.homes, catalogue);

  it('are 8 to 10 a home, from 1 without gaps, each described, every room among them', () => {
    for (const home of [...online, homeOf(waitingId), homeOf(disabledId)]) {
      const photos = dealt.filter(({ listingId }) => listingId === home.id);
      expect(photos.length).toBeGreaterThanOrEqual(8);
      expect(photos.length).toBeLessThanOrEqual(10);
      expect(photos.map(({ orderNumber }) => orderNumber)).toEqual(photos.map((_, i) => i + 1));
      for (const { description } of photos) {
        expect(description).toMatch(/^\p{Lu}[^,]{3,}, \p{L}/u);
        expect(description.length).toBeLessThanOrEqual(200);
      }
      const roles = photos.slice(1).map(({ picture }) => roleOf(picture));
      expect(roles).toEqual(expect.arrayContaining(['living', 'kitchen', 'bedroom', 'bathroom']));
    }
  });

  it('are never the same on two homes of one town, nor twice on one', () => {
    for (const town of new Set(world.homes.map((home) => home.town.id))) {
      const shown = dealt.filter(({ listingId }) => homeOf(listingId).town.id === town);
      expect(new Set(shown.map(({ picture }) => picture.file)).size).toBe(shown.length);
    }
  });

  it('show nothing that the home lacks', () => {
    const outside = new Set<string>(['balcony', 'roof-terrace', 'garden-terrace']);
    for (const { listingId, picture } of dealt) {
      const { view, comfort, town, beds } = homeOf(listingId);
      if (picture.view === 'sea') expect(view).not.toBe('no');
      if (outside.has(picture.kind)) expect(comfort.outdoor).toBe(true);
      if (picture.kind === 'pier') expect(findCity(town.id)?.name).toBe('Blankenberge');
      if (picture.kind === 'kids-room') expect(beds.bunkCorner || beds.singles >= 2).toBe(true);
    }
  });

  it('begin with a photo that nobody else has', () => {
    const uses = Map.groupBy(dealt, ({ picture }) => picture.file);
    const first = dealt.filter(({ orderNumber }) => orderNumber === 1);
    expect(first).toHaveLength(world.homes.length);
    for (const { picture } of first) expect(uses.get(picture.file)).toHaveLength(1);
  });

  it('show every picture of the catalogue but those of the news, of which each article has one', () => {
    const shown = new Set(dealt.map(({ picture }) => picture.file));
    const left = catalogue.filter(({ file }) => !shown.has(file)).map(({ use }) => use);
    expect(left).toEqual(world.news.map(() => 'news'));
  });
});

/** Why the stay of a request could not have been asked for on its day; what was taken then is not known any more. */
function faultOf(request: World['requests'][number], day: Day) {
  const home = homeOf(request.listingId);
  const { rules, seasons } = lettingOf(home, day);
  const asked = dayOf(request.createdAt);
  const bounds = { rules: { ...home.rules, ...rules }, seasons, today: asked, booked: [], blocked: [] };
  const fault = findStayFault(bounds, rangeOf(request));
  return fault?.reason === 'too_short' && rules.gap_stays ? null : fault;
}

describe('what homes ask', () => {
  const count = <Key>(keys: readonly Key[]) => Map.groupBy(keys, (key) => key);
  const lettings = world.homes.map((home) => lettingOf(home, today));

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['season', Object.values(kinds).map(({ name }) => name), world.seasons.map(({ name }) => name)],
    ['cost', costKinds, world.costs.map(({ kind }) => kind)],
    ['cost per', costUnits, world.costs.map(({ per }) => per)],
  ])('has every %s ten times at least', (_, all, found) => {
    for (const one of all) expect(count(found).get(one)?.length, String(one)).toBeGreaterThanOrEqual(10);
  });

  it.each<[string, (letting: Letting) => boolean]>([
    ['a weekend price', ({ tariff }) => tariff.weekend_price !== null],
    ['a discount for the length', ({ tariff }) => tariff.length_discounts.length > 0],
    ['a last minute', ({ tariff }) => tariff.last_minute !== null],
    ['an early booking', ({ tariff }) => tariff.early !== null],
    ['an optional cost', ({ tariff }) => tariff.costs.some(({ optional }) => optional)],
    ['a cost on the spot', ({ tariff }) => tariff.costs.some(({ on_site: onSite }) => onSite)],
    ['notice', ({ rules }) => rules.notice_days > 0],
    ['preparation', ({ rules }) => rules.preparation_nights > 0],
    ['gaps', ({ rules }) => rules.gap_stays],
    ['whole weeks in summer', ({ seasons }) => seasons.some((season) => season.arrival_days.length > 0)],
    ['no season', ({ seasons }) => seasons.length === 0],
  ])('is %s in ten homes at least', (_, has) => {
    expect(lettings.filter(has).length).toBeGreaterThanOrEqual(10);
  });

  it('is never less than the home costs, and no season of a home overlaps another', () => {
    for (const { seasons, tariff } of lettings) {
      const prices = [
        tariff.weekend_price,
        ...seasons.flatMap((season) => [season.price, season.weekend_price]),
      ];
      expect(prices.every((price) => price === null || price >= tariff.price)).toBe(true);
      for (const [nth, season] of seasons.entries())
        expect(season.end_date <= (seasons[nth + 1]?.start_date ?? '2199-01-01')).toBe(true);
    }
  });
});

describe('the stays', () => {
  const sumOf = (home: Home, special_rates: SpecialRate[], stay: DayRange) => {
    const { tariff, seasons } = lettingOf(home, today);
    const nights = nightPrices({ tariff: { ...tariff, special_rates }, seasons }, stay);
    return nights.reduce((sum, { price }) => sum + price, 0);
  };

  const ratesOf = (listingId: number) =>
    world.rates
      .filter((rate) => rate.listingId === listingId)
      .map(({ validAt, price }) => ({ valid_at: dayOf(validAt), price }));

  it('were all allowed on the day they were asked for, and nothing is of the future', () => {
    for (const request of world.requests) {
      expect(faultOf(request, today)).toBeNull();
      const asked = dayOf(request.createdAt);
      expect(asked < today).toBe(true);
      const listing = world.listings.find(({ id }) => id === request.listingId);
      expect(listing?.approvedAt && new Date(request.createdAt ?? 0) > new Date(listing.approvedAt)).toBe(
        true,
      );
    }
  });

  it('cost what their nights cost, and are for people of 21 who fit in', () => {
    const rates = new Map(world.homes.map((home) => [home.id, ratesOf(home.id)]));
    for (const request of world.requests) {
      const home = homeOf(request.listingId);
      const stay = rangeOf(request);
      // A request that came to nothing may name nights that were blocked since, and their rates with them.
      if (request.status === 'approved' || request.status === 'pending')
        expect(request.price).toBe(sumOf(home, rates.get(home.id) ?? [], stay));
      expect(request.numberOfAdults + request.numberOfChildren).toBeLessThanOrEqual(home.capacity);
      if (!home.comfort.pets) expect(request.numberOfPets).toBe(0);
      expect(ageOn(dayOf(request.dateOfBirth ?? undefined), stay.start)).toBeGreaterThanOrEqual(21);
    }
  });

  it('never overlap one another, a block or an imported stay', () => {
    for (const home of world.homes) {
      const ranges = world.occupancies.filter((row) => row.listingId === home.id).map(rangeOf);
      ranges.sort((a, b) => diffDays(b.start, a.start));
      for (const [i, range] of ranges.entries()) {
        const next = ranges[i + 1];
        if (next) expect(overlaps(range, next)).toBe(false);
      }
    }
  });

  it('hold the days of every approved request and of no other', () => {
    const approved = [...world.requests, ...world.ownBookings]
      .filter((request) => request.status === 'approved')
      .map(({ id }) => id);
    const held = world.occupancies
      .filter(({ source }) => source === 'internal')
      .map((row) => row.bookingRequestId);
    expect(held).toEqual(approved);
    expect(approved.length).toBeGreaterThan(1000);
  });

  it('leave special rates on free nights, never below the standard rate, never on a blocked one', () => {
    const taken = Map.groupBy(world.occupancies, (row) => row.listingId);
    const withRates = new Set(world.rates.map((rate) => rate.listingId));
    const withFreeRates = new Set(
      world.rates
        .filter(({ listingId, validAt }) => {
          const day = dayOf(validAt);
          const rows = taken.get(listingId) ?? [];
          expect(rows.some((row) => row.source === 'blocked' && contains(rangeOf(row), day))).toBe(false);
          return !rows.some((row) => contains(rangeOf(row), day));
        })
        .map((rate) => rate.listingId),
    );
    expect(withFreeRates.size).toBeGreaterThan(withRates.size * 0.8);
    for (const { listingId, price } of world.rates)
      expect(price).toBeGreaterThanOrEqual(homeOf(listingId).price);
  });
});

describe('the demo landlord', () => {
  const mine = world.homes.filter((home) => home.ownerId === accountIds.landlord).map((home) => home.id);
  const requests = world.requests.filter((request) => mine.includes(request.listingId));

  it('has three homes online, a concept and one that waits', () => {
    expect(mine.map((id) => homeOf(id).state)).toEqual(['online', 'online', 'online', 'concept', 'waiting']);
    expect(world.managers.map(({ listingId, userId }) => [listingId, userId])).toEqual(
      mine.map((id) => [id, accountIds.coLandlord]),
    );
  });

  it.each(['pending', 'approved', 'declined', 'canceled'])('has a request that is %s', (status) => {
    expect(requests.some((request) => request.status === status)).toBe(true);
  });

  it('has an open offer, which its guest has to answer', () => {
    const offers = requests.filter(({ offerMadeAt }) => offerMadeAt);
    expect(offers).toHaveLength(1);
    expect(offers.every(({ status, answeredAt }) => status === 'pending' && answeredAt)).toBe(true);
  });

  it('has a thread of every request, which begins with the guest’s words', () => {
    for (const request of world.requests) {
      const thread = world.messages.filter(({ bookingRequestId }) => bookingRequestId === request.id);
      expect(thread[0]).toMatchObject({ sender: 'guest', body: request.message });
      const moments = thread.map(({ createdAt }) => new Date(createdAt ?? 0).getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
    const codes = [...world.requests, ...world.contacts].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^K-[2-9A-HJKMNP-Z]{6}$/.test(code ?? ''))).toBe(true);
  });

  it('has a guest today, stays that are over and stays to come', () => {
    const approved = requests.filter((request) => request.status === 'approved').map(rangeOf);
    expect(approved.some((stay) => contains(stay, today))).toBe(true);
    expect(approved.some((stay) => stay.end < today)).toBe(true);
    expect(approved.some((stay) => stay.start > today)).toBe(true);
  });

  it('has contact requests, imported stays, special rates, blocks and a history', () => {
    expect(world.contacts.filter((row) => mine.includes(row.listingId)).length).toBeGreaterThanOrEqual(4);
    for (const source of ['airbnb', 'booking_com', 'other', 'blocked', 'internal'])
      expect(world.occupancies.some((row) => mine.includes(row.listingId) && row.source === source)).toBe(
        true,
      );
    expect(world.rates.some((rate) => mine.includes(rate.listingId))).toBe(true);
    expect(new Set(world.logs.map((log) => log.type)).size).toBe(2);
  });

  it('wrote down bookings of the past and to come, one of them of the family', () => {
    expect(world.ownBookings.map(({ listingId }) => mine.includes(listingId))).toEqual([true, true, true]);
    expect(world.ownBookings.every(({ manual, quote }) => manual && !quote)).toBe(true);
    const stays = world.ownBookings.map(rangeOf);
    expect(stays.some(({ end }) => end < today)).toBe(true);
    expect(stays.filter(({ start }) => start > today)).toHaveLength(2);
    expect(world.ownBookings.filter(({ agreedTotalCents }) => agreedTotalCents === null)).toHaveLength(1);
  });

  it('noted payments until yesterday: all of what is over, a part of what is to come', () => {
    const bookings = [...requests, ...world.ownBookings];
    const open = new Set<boolean>();
    for (const [id, payments] of Map.groupBy(world.payments, (row) => row.bookingRequestId)) {
      const booking = bookings.find((row) => row.id === id);
      const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const isOver = booking !== undefined && rangeOf(booking).end < today;
      expect(paid).toBeLessThanOrEqual((booking?.price ?? 0) * 100);
      if (isOver) expect(paid).toBe((booking.price ?? 0) * 100);
      open.add(paid < (booking?.price ?? 0) * 100);
      for (const { paidAt } of payments) expect(dayOf(paidAt) < today).toBe(true);
    }
    expect(open).toEqual(new Set([true, false]));
  });

  it('has feeds that nobody reads and that are not red', () => {
    for (const feed of world.feeds) {
      expect(new URL(feed.url).hostname).toMatch(/\.invalid$/);
      expect(new Date(feed.nextRunAt ?? 0).getFullYear()).toBeGreaterThan(2100);
      const taken = world.occupancies.filter(({ feedId }) => feedId === feed.id).length;
      expect(feed.outcome).toMatchObject({ taken });
      expect([feed.error, feed.failingSince, feed.failures]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('the reviews', () => {
  const stays = new Map(world.requests.map((request) => [request.id, request]));
  const ofHome = Map.groupBy(world.reviews, ({ listingId }) => listingId);

  it('are 2 to 40 of a home, and none of what was let for too short a time', () => {
    const counts = online.map(({ id }) => ofHome.get(id)?.length ?? 0);
    expect(counts.filter((count) => count === 1 || count > 40)).toEqual([]);
    expect(counts.filter((count) => count > 20).length).toBeGreaterThanOrEqual(10);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(40);
  });

  it('are of approved stays, one each, of one to sixty days before, and of the past', () => {
    expect(new Set(world.reviews.map(({ bookingRequestId }) => bookingRequestId)).size).toBe(
      world.reviews.length,
    );
    for (const review of world.reviews) {
      const stay = stays.get(review.bookingRequestId ?? 0);
      expect(stay).toMatchObject({ listingId: review.listingId, status: 'approved' });
      const after = diffDays(stay ? rangeOf(stay).end : today, dayOf(review.createdAt));
      expect(after >= 1 && after <= 60 && dayOf(review.createdAt) < today).toBe(true);
      if (review.repliedAt) expect(review.repliedAt >= review.createdAt).toBe(true);
    }
  });

  it('say what the settings of the home say', () => {
    for (const { body, listingId, bookingRequestId } of world.reviews) {
      const { comfort, view, type, beds, floor } = homeOf(listingId);
      expect([body.length >= 20, body.length <= 1500]).toEqual([true, true]);
      if (/zicht op zee|zicht op het strand|boten voorbijvaren|zonsondergang/.test(body))
        expect(view).toBe('front');
      if (/streep zee|opzij kijkt/.test(body)) expect(view).toBe('side');
      if (/Dat er een vaatwasser is/.test(body)) expect(comfort.dishwasher).toBe(true);
      if (/Zonder vaatwasser/.test(body)) expect(comfort.dishwasher).toBe(false);
      if (/wifi was snel/.test(body)) expect(comfort.wifi).toBe(true);
      if (/geen wifi/.test(body)) expect(comfort.wifi).toBe(false);
      if (/eigen parkeerplaats/i.test(body)) expect(comfort.parking).toBeGreaterThan(0);
      if (/stapelbed/.test(body)) expect(beds.bunkCorner).toBe(true);
      if (/airco/.test(body)) expect(comfort.airConditioning).toBe(true);
      if (/rollator/.test(body)) expect(comfort.wheelchair).toBe(true);
      if (/tuin|gras/.test(body)) expect(['house', 'villa']).toContain(type);
      if (/Zo hoog/.test(body)) expect(floor).toBeGreaterThanOrEqual(5);
      if (/hond/.test(body)) expect(stays.get(bookingRequestId ?? 0)?.numberOfPets).toBeGreaterThan(0);
    }
  });

  it('are answered here and there, and one is reported', () => {
    const answered = world.reviews.filter(({ reply }) => reply).length;
    expect(answered).toBeGreaterThan(world.reviews.length * 0.15);
    expect(answered).toBeLessThan(world.reviews.length * 0.5);
    expect(world.reports).toMatchObject([{ userId: accountIds.landlord }]);
    const reported = world.reviews.find(({ id }) => id === world.reports[0]?.reviewId);
    expect(reported).toMatchObject({ listingId: 1, rating: 2 });
  });

  it('are hardly ever the same', () => {
    expect(new Set(world.reviews.map(({ body }) => body)).size).toBeGreaterThan(world.reviews.length * 0.99);
  });
});

describe('the people and the register', () => {
  it('has billing details for every landlord but the second', () => {
    const landlords = world.users.filter((user) => user.roleId === 1);
    expect(landlords.filter((user) => !user.billingCity).map((user) => user.email)).toEqual([
      'verhuurder2@kustverblijf.test',
    ]);
    expect(new Set(world.users.map((user) => user.email)).size).toBe(world.users.length);
    expect(world.users.every((user) => user.email.endsWith('@kustverblijf.test'))).toBe(true);
  });

  it('registers 500 lodgings from 900001, with all groupings among the free ones and some without a number', () => {
    expect(world.register.map((record) => record.number)).toEqual(
      Array.from({ length: 500 }, (_, i) => String(900_001 + i)),
    );
    const used = new Set(world.homes.map((home) => home.licence));
    const free = world.register.filter((record) => !used.has(record.number));
    expect(free.length).toBeGreaterThanOrEqual(200);
    expect(new Set(free.map((record) => record.municipality))).toEqual(
      new Set(cities.map((city) => city.municipality)),
    );
    expect(free.some((record) => !record.houseNumber)).toBe(true);
    expect(world.register.every((record) => record.isDemo)).toBe(true);
  });
});

it.each<Day>(['2026-02-28', '2027-07-05', '2028-12-31'])('is as sound on %s', (day) => {
  const other = buildWorld(day);
  expect(other.ownBookings).toHaveLength(3);
  expect(other.homes).toEqual(world.homes);
  for (const request of other.requests) {
    expect(faultOf(request, day)).toBeNull();
    expect(diffDays(rangeOf(request).start, addDays(day, 400))).toBeGreaterThan(0);
  }
  expect(new Set(other.requests.map((request) => request.uuid)).size).toBe(other.requests.length);
});
