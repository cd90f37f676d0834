import { describe, expect, it } from 'vitest';
import { nightPrices } from '@/lib/stays/nightly';
import { ageOn, diffDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { SpecialRate } from '@/lib/stays/terms';
import { isIban } from '@/lib/payments/iban';
import { stateOf } from '@/lib/payments/state';
import { lettingOf } from '@/prisma/seed/letting';
import type { Letting } from '@/prisma/seed/letting';
import { kinds } from '@/prisma/seed/seasons';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import { contains, overlaps } from '@/lib/dates/range';
import type { SeedListing } from '@/prisma/seed/listing';
import { accountIds } from '@/prisma/seed/people';
import { dayOf, faultOf, listingOf, online, rangeOf, today, world } from '@/tests/seed/built-world';

describe('prices and rules of listings', () => {
  const count = <Key>(keys: readonly Key[]) => Map.groupBy(keys, (key) => key);
  const lettings = world.plannedListings.map((listing) => lettingOf(listing, today));

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['season', Object.values(kinds).map(({ name }) => name), world.seasons.map(({ name }) => name)],
    ['cost', costKinds, world.costs.map(({ kind }) => kind)],
    ['cost per', costUnits, world.costs.map(({ per }) => per)],
  ])('include every %s at least ten times', (_, all, found) => {
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
  ])('include %s in at least ten listings', (_, has) => {
    expect(lettings.filter(has).length).toBeGreaterThanOrEqual(10);
  });

  it('never cost less than the listing, and seasons of a listing never overlap', () => {
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
  const sumOf = (listing: SeedListing, special_rates: SpecialRate[], stay: DayRange) => {
    const { tariff, seasons } = lettingOf(listing, today);
    const nights = nightPrices({ tariff: { ...tariff, special_rates }, seasons }, stay);
    return nights.reduce((sum, { price }) => sum + price, 0);
  };

  const ratesOf = (listingId: number) =>
    world.rates
      .filter((rate) => rate.listingId === listingId)
      .map(({ validAt, price }) => ({ valid_at: dayOf(validAt), price }));

  it('were all allowed on the day they were requested, and none was requested in the future', () => {
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

  it('cost what their nights cost, and are for people of 21 within the capacity', () => {
    const rates = new Map(world.plannedListings.map((listing) => [listing.id, ratesOf(listing.id)]));
    for (const request of world.requests) {
      const listing = listingOf(request.listingId);
      const stay = rangeOf(request);
      // A declined or canceled request may contain nights that were blocked since, and lost their rates.
      if (request.status === 'approved' || request.status === 'pending')
        expect(request.price).toBe(sumOf(listing, rates.get(listing.id) ?? [], stay));
      expect(request.numberOfAdults + request.numberOfChildren).toBeLessThanOrEqual(listing.capacity);
      if (!listing.comfort.pets) expect(request.numberOfPets).toBe(0);
      expect(ageOn(dayOf(request.dateOfBirth ?? undefined), stay.start)).toBeGreaterThanOrEqual(21);
    }
  });

  it('never overlap each other, a block or an imported stay', () => {
    for (const listing of world.plannedListings) {
      const ranges = world.occupancies.filter((row) => row.listingId === listing.id).map(rangeOf);
      ranges.sort((a, b) => diffDays(b.start, a.start));
      for (const [i, range] of ranges.entries()) {
        const next = ranges[i + 1];
        if (next) expect(overlaps(range, next)).toBe(false);
      }
    }
  });

  it('occupy the days of every approved request and of no other', () => {
    const approved = [...world.requests, ...world.ownBookings]
      .filter((request) => request.status === 'approved')
      .map(({ id }) => id);
    const held = world.occupancies
      .filter(({ source }) => source === 'internal')
      .map((row) => row.bookingRequestId);
    expect(held).toEqual(approved);
    expect(approved.length).toBeGreaterThan(1000);
  });

  it('leave special rates on free nights, never below the standard price, never on a blocked one', () => {
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
      expect(price).toBeGreaterThanOrEqual(listingOf(listingId).price);
  });
});

describe('the demo landlord', () => {
  const mine = world.plannedListings
    .filter((listing) => listing.ownerId === accountIds.landlord)
    .map((listing) => listing.id);
  const requests = world.requests.filter((request) => mine.includes(request.listingId));

  it('has three listings online, a concept and one awaiting review', () => {
    expect(mine.map((id) => listingOf(id).state)).toEqual([
      'online',
      'online',
      'online',
      'concept',
      'waiting',
    ]);
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

  it('has a thread for every request, which starts with the guest’s message', () => {
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

  it('has a guest today, past stays and upcoming stays', () => {
    const approved = requests.filter((request) => request.status === 'approved').map(rangeOf);
    expect(approved.some((stay) => contains(stay, today))).toBe(true);
    expect(approved.some((stay) => stay.end < today)).toBe(true);
    expect(approved.some((stay) => stay.start > today)).toBe(true);
  });

  it('has contact requests, imported stays, special rates, blocks and a log', () => {
    expect(world.contacts.filter((row) => mine.includes(row.listingId)).length).toBeGreaterThanOrEqual(4);
    for (const source of ['airbnb', 'booking_com', 'other', 'blocked', 'internal'])
      expect(world.occupancies.some((row) => mine.includes(row.listingId) && row.source === source)).toBe(
        true,
      );
    expect(world.rates.some((rate) => mine.includes(rate.listingId))).toBe(true);
    expect(new Set(world.logs.map((log) => log.type)).size).toBe(2);
  });

  it('recorded past and future own bookings, one of them for the family', () => {
    expect(world.ownBookings.map(({ listingId }) => mine.includes(listingId))).toEqual([true, true, true]);
    expect(world.ownBookings.every(({ manual, quote }) => manual && !quote)).toBe(true);
    const stays = world.ownBookings.map(rangeOf);
    expect(stays.some(({ end }) => end < today)).toBe(true);
    expect(stays.filter(({ start }) => start > today)).toHaveLength(2);
    expect(world.ownBookings.filter(({ agreedTotalCents }) => agreedTotalCents === null)).toHaveLength(1);
  });

  it('asked payments of coming stays: open, overdue, paid in part and whole, a deposit among them', () => {
    const states = world.paymentRequests.map(({ id, amountCents, dueDate }) => {
      const paid = world.payments.filter(({ paymentRequestId }) => paymentRequestId === id);
      const paidCents = paid.reduce((sum, payment) => sum + payment.amountCents, 0);
      expect(paidCents).toBeLessThanOrEqual(amountCents);
      return stateOf({ amountCents, paidCents, dueDate: dayOf(dueDate), isCanceled: false }, today);
    });
    expect(new Set(states)).toEqual(new Set(['open', 'overdue', 'part', 'paid']));
    expect(new Set(world.paymentRequests.map(({ kind }) => kind))).toEqual(
      new Set(['advance', 'balance', 'deposit']),
    );
    expect(new Set(world.paymentRequests.map(({ reference }) => reference)).size).toBe(states.length);
    for (const { iban } of world.accounts) expect(isIban(iban)).toBe(true);
  });

  it('told how to get in, unless something is open: a new world mails nobody', () => {
    const openOf = (booking: number) =>
      world.paymentRequests.some(({ id, bookingRequestId, amountCents }) => {
        const paid = world.payments.filter(({ paymentRequestId }) => paymentRequestId === id);
        return bookingRequestId === booking && paid.reduce((sum, p) => sum + p.amountCents, 0) < amountCents;
      });
    for (const { id, status, arrivalInfoAt } of world.requests)
      if (status === 'approved') expect([id, !arrivalInfoAt]).toEqual([id, openOf(id)]);
  });

  it('recorded payments until yesterday, and all of past stays', () => {
    const bookings = [...requests, ...world.ownBookings];
    for (const { paidAt } of world.payments) expect(dayOf(paidAt) < today).toBe(true);
    const noted = world.payments.filter(({ paymentRequestId }) => !paymentRequestId);
    for (const [id, payments] of Map.groupBy(noted, (row) => row.bookingRequestId)) {
      const booking = bookings.find((row) => row.id === id);
      const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const isOver = booking !== undefined && rangeOf(booking).end < today;
      expect(paid).toBeLessThanOrEqual((booking?.price ?? 0) * 100);
      if (isOver) expect(paid).toBe((booking.price ?? 0) * 100);
    }
  });

  it('has feeds that are never fetched and show no error', () => {
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
  const ofListing = Map.groupBy(world.reviews, ({ listingId }) => listingId);

  it('are 2 to 40 per listing, and none for what was available for too short a time', () => {
    const counts = online.map(({ id }) => ofListing.get(id)?.length ?? 0);
    expect(counts.filter((count) => count === 1 || count > 40)).toEqual([]);
    expect(counts.filter((count) => count > 20).length).toBeGreaterThanOrEqual(10);
    expect(counts.filter((count) => count === 0).length).toBeLessThan(40);
  });

  it('are of approved stays, one each, written one to sixty days after them, in the past', () => {
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

  it('agree with the listing’s settings', () => {
    for (const { body, listingId, bookingRequestId } of world.reviews) {
      const { comfort, view, type, beds, floor } = listingOf(listingId);
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
