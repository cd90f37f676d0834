import { describe, expect, it } from 'vitest';
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { cities, findCity } from '@/lib/listings/cities';
import { bedKinds, cancellations, setRentalPeriods } from '@/lib/listings/kinds';
import type { BedKind } from '@/lib/listings/kinds';
import {
  clearedListingOptions,
  findListingOption,
  isListingOptionValue,
  listingOptionId,
  listingOptions,
} from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import { translatedLanguages } from '@/lib/listings/translated-languages';
import { translationsInput } from '@/lib/listings/translations';
import { metresBetween, metresSouthOfSea } from '@/prisma/seed/coast';
import { dealPictures } from '@/prisma/seed/deal-pictures';
import type { SeedListing } from '@/prisma/seed/listing';
import { readCatalogue } from '@/prisma/seed/picture-catalogue';
import { isFront, isInviting, roleOf } from '@/prisma/seed/picture-fits';
import { conceptId, disabledId, waitingId } from '@/prisma/seed/plan';
import { buildWorld } from '@/prisma/seed/world';
import { faultOf, listingOf, online, rangeOf, world } from '@/tests/seed/built-world';

describe('the listings', () => {
  it('are 240 online, with some in every town', () => {
    expect(online).toHaveLength(240);
    expect(new Set(online.map((listing) => listing.town.id)).size).toBe(14);
    expect(
      world.plannedListings
        .filter((listing) => listing.state !== 'online')
        .map(({ id, state }) => [id, state]),
    ).toEqual([
      [conceptId, 'concept'],
      [waitingId, 'waiting'],
      [disabledId, 'disabled'],
    ]);
  });

  it.each(['name', 'slug', 'description', 'licence'] as const)('each have a different %s', (field) => {
    expect(new Set(world.plannedListings.map((listing) => listing[field])).size).toBe(
      world.plannedListings.length,
    );
  });

  it('have texts of 200 to 750 characters', () => {
    for (const { description } of world.plannedListings) {
      expect(description.length).toBeGreaterThanOrEqual(200);
      expect(description.length).toBeLessThanOrEqual(750);
    }
  });

  it('are on land, at most a few kilometres from their town, and as near to the sea as they claim', () => {
    for (const { place, town, view } of world.plannedListings) {
      const metres = metresSouthOfSea(place.point);
      expect(metres).toBeGreaterThan(100);
      const city = findCity(town.id);
      expect(city && metresBetween(city, place.point)).toBeLessThan(3500);
      if (view === 'front') expect(metres).toBeLessThan(town.firstRow + 120);
    }
  });

  it('hide their address, refuse pets, require two nights, or are let by the week only: some of them', () => {
    const many = (fits: (listing: SeedListing) => boolean) => online.filter(fits).length;
    expect(many((listing) => !listing.place.shown)).toBeGreaterThan(20);
    expect(many((listing) => !listing.comfort.pets)).toBeGreaterThan(20);
    expect(many((listing) => listing.comfort.pets)).toBeGreaterThan(20);
    expect(
      many((listing) => listing.rules.rental_period_night && listing.rules.min_stay === 2),
    ).toBeGreaterThan(20);
    expect(many((listing) => setRentalPeriods(listing.rules).join() === 'week')).toBeGreaterThan(5);
  });

  it('say in their texts what their settings say', () => {
    for (const { comfort, description, beds, rules, floor } of world.plannedListings) {
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
    for (const { beds, capacity, type, floor, rules, price } of world.plannedListings) {
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

  it('have the first 15 settings, except those that their type excludes, and the others as told', () => {
    for (const listing of world.plannedListings) {
      const settings = world.settings.filter((row) => row.listingId === listing.id);
      const told = Object.keys(listing.family).length;
      expect(settings).toHaveLength(15 - clearedListingOptions(listing.type).length + told);
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

describe('what families ask for', () => {
  const told = (key: ListingOptionKey, value: number) =>
    world.settings.filter((row) => row.optionId === listingOptionId(key) && row.value === value).length;

  it.each(listingOptions.filter(({ id }) => id > 15).map(({ key }) => key))(
    '%s is there in three homes or more, is not in others, and some say nothing',
    (key) => {
      expect(told(key, 1)).toBeGreaterThanOrEqual(3);
      expect(told(key, 0)).toBeGreaterThanOrEqual(3);
      expect(told(key, 0) + told(key, 1)).toBeLessThan(world.plannedListings.length);
    },
  );

  it('agrees with the building, the rooms and the costs', () => {
    for (const { id, type, family, comfort, description } of world.plannedListings) {
      const isDetached = type === 'house' || type === 'villa';
      if (family.lift !== undefined) expect(family.lift).toBe(!isDetached);
      if (family.terrace !== undefined) expect(family.terrace).toBe(comfort.outdoor);
      if (family.garden_fenced) expect(isDetached).toBe(true);
      if (/omheinde tuin/.test(description)) expect(family.garden_fenced).toBe(true);
      if (world.beds.some((bed) => bed.listingId === id && bed.kind === 'cot'))
        expect(family.cot).not.toBe(false);
      const labels = world.costs.filter((cost) => cost.listingId === id).map(({ label }) => label);
      if (labels.includes('Laadpaal')) expect(family.charging_point).not.toBe(false);
    }
  });
});

describe('the optional facts', () => {
  const listings = new Map(world.listings.map((row) => [row.id, row]));
  const roomsOf = (id: number) => world.rooms.filter(({ listingId }) => listingId === id);
  const bedsOf = (id: number, ...wanted: BedKind[]) =>
    world.beds
      .filter(({ listingId, kind }) => listingId === id && wanted.includes(kind))
      .reduce((sum, { count }) => sum + count, 0);

  it('occur in every kind at least ten times, and are left out at least ten times', () => {
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

  it('are written in other languages only where they are in Dutch, and in the limits of the form', () => {
    const locales = world.translations.map(({ locale }) => locale);
    expect(new Set(locales)).toEqual(new Set(translatedLanguages));
    for (const { listingId, locale, description, houseRules, arrivalInfo } of world.translations) {
      const row = listings.get(listingId);
      expect(online.map(({ id }) => id)).toContain(listingId);
      if (houseRules) expect(row?.houseRules).not.toBeNull();
      if (arrivalInfo)
        expect(row?.arrivalInfo?.match(/\d{4}|zee-\d{3}/g)).toEqual(arrivalInfo.match(/\d{4}|zee-\d{3}/g));
      const texts = { description, house_rules: houseRules, arrival_info: arrivalInfo };
      expect(translationsInput.safeParse({ [locale]: texts }).error).toBeUndefined();
    }
  });

  it('have as many beds as the settings say, a bunk bed counting as two singles', () => {
    for (const { id, beds } of online) {
      if (roomsOf(id).length === 0) continue;
      expect(bedsOf(id, 'double')).toBe(beds.doubles);
      expect(bedsOf(id, 'single') + 2 * bedsOf(id, 'bunk')).toBe(beds.singles);
    }
  });

  it('say about pets and the sea what the settings say', () => {
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
  const dealt = dealPictures(world.plannedListings, catalogue);

  it('are 8 to 10 per listing, numbered from 1 without gaps, each described, every room among them', () => {
    for (const listing of [...online, listingOf(waitingId), listingOf(disabledId)]) {
      const photos = dealt.filter(({ listingId }) => listingId === listing.id);
      expect(photos.length).toBeGreaterThanOrEqual(8);
      expect(photos.length).toBeLessThanOrEqual(10);
      expect(photos.map(({ orderNumber }) => orderNumber)).toEqual(photos.map((_, i) => i + 1));
      for (const { description } of photos) {
        expect(description).toMatch(/^\p{Lu}[^,]{3,}, \p{L}/u);
        expect(description.length).toBeLessThanOrEqual(200);
      }
      const roles = photos.map(({ picture }) => roleOf(picture));
      expect(roles).toEqual(expect.arrayContaining(['living', 'kitchen', 'bedroom', 'bathroom']));
    }
  });

  it('are never the same in two listings of one town, nor twice in one', () => {
    for (const town of new Set(world.plannedListings.map((listing) => listing.town.id))) {
      const shown = dealt.filter(({ listingId }) => listingOf(listingId).town.id === town);
      expect(new Set(shown.map(({ picture }) => picture.file)).size).toBe(shown.length);
    }
  });

  it('show nothing that the listing lacks', () => {
    const outside = new Set<string>(['balcony', 'roof-terrace', 'garden-terrace']);
    for (const { listingId, picture } of dealt) {
      const { view, comfort, town, beds } = listingOf(listingId);
      if (picture.view === 'sea') expect(view).not.toBe('no');
      if (outside.has(picture.kind)) expect(comfort.outdoor).toBe(true);
      if (picture.kind === 'pier') expect(findCity(town.id)?.name).toBe('Blankenberge');
      if (picture.kind === 'kids-room') expect(beds.bunkCorner || beds.singles >= 2).toBe(true);
    }
  });

  it('start with a photo that no other listing starts with, a view or a room where one is left', () => {
    const first = dealt.filter(({ orderNumber }) => orderNumber === 1);
    expect(first).toHaveLength(world.plannedListings.length);
    expect(new Set(first.map(({ picture }) => picture.file)).size).toBe(first.length);
    const fronts = first.filter(({ picture }) => isFront(picture));
    expect(fronts.length / first.length).toBeLessThan(0.25);
    for (const { listingId } of fronts) {
      const photos = dealt.filter((photo) => photo.listingId === listingId);
      for (const { picture } of photos.filter((photo) => isInviting(photo.picture)))
        expect(first.map((photo) => photo.picture)).toContain(picture);
    }
  });

  it('show every picture of the catalogue except those of the news, of which each article has one', () => {
    const shown = new Set(dealt.map(({ picture }) => picture.file));
    const left = catalogue.filter(({ file }) => !shown.has(file)).map(({ use }) => use);
    expect(left).toEqual(world.news.map(() => 'news'));
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

  it('contains 500 lodgings from 900001, with all groupings among the unused ones and some without a number', () => {
    expect(world.register.map((record) => record.number)).toEqual(
      Array.from({ length: 500 }, (_, i) => String(900_001 + i)),
    );
    const used = new Set(world.plannedListings.map((listing) => listing.licence));
    const free = world.register.filter((record) => !used.has(record.number));
    expect(free.length).toBeGreaterThanOrEqual(200);
    expect(new Set(free.map((record) => record.municipality))).toEqual(
      new Set(cities.map((city) => city.municipality)),
    );
    expect(free.some((record) => !record.houseNumber)).toBe(true);
    expect(world.register.every((record) => record.isDemo)).toBe(true);
  });
});

it.each<Day>(['2026-02-28', '2027-07-05', '2028-12-31'])('is just as consistent on %s', (day) => {
  const other = buildWorld(day);
  expect(other.ownBookings).toHaveLength(3);
  expect(other.plannedListings).toEqual(world.plannedListings);
  for (const request of other.requests) {
    expect(faultOf(request, day)).toBeNull();
    expect(diffDays(rangeOf(request).start, addDays(day, 400))).toBeGreaterThan(0);
  }
  expect(new Set(other.requests.map((request) => request.uuid)).size).toBe(other.requests.length);
});
