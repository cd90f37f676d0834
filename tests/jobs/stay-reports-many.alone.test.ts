/**
 * Thousands of stays of every kind, changed at random between runs: the authority has what a naive model of the same
 * stays expects.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Random } from '@/prisma/seed/random';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { runPeriod } from '@/server/features/short-stay-reports/run-period';
import { findSdepClient } from '@/server/features/short-stay/client/sdep-client';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { truncateAll } from '@/tests/support/database';
import { dayOf, lastMonth, makeArea, putInto } from '@/tests/support/stay-reports';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';

const STAYS = 10_000;
const HOMES = 40;

const standIn = await startSdepStandIn();
vi.stubEnv('SDEP_BASE_URL', standIn.origin);
vi.stubEnv('SDEP_CLIENT_ID', standIn.clientId);
vi.stubEnv('SDEP_CLIENT_SECRET', standIn.clientSecret);
afterAll(() => standIn.close());

const random = new Random('verblijven');

interface Told {
  arrived: boolean;
  country: string | null;
  number: number;
}

/** A stay as a person would write it down. */
interface Stay {
  id: number;
  code: string;
  home: Home;
  isManual: boolean;
  status: 'approved' | 'declined' | 'canceled' | 'pending';
  /** Days after the first of the month. */
  leaves: number;
  guests: number;
  told: Told | null;
  /** Areas for which it has been reported. */
  reported: Set<string>;
}

interface Home {
  id: number;
  areas: string[];
}

const homes: Home[] = [];
let stays: Stay[] = [];

const kinds = [
  { areaId: 'KUST-OOSTENDE', regulation: 'all', asks: true },
  { areaId: 'KUST-BREDENE', regulation: 'activity', asks: true },
  { areaId: 'KUST-DE-HAAN', regulation: 'listing', asks: false },
] as const;

async function makeHomes(): Promise<void> {
  const areas = await Promise.all(kinds.map(({ areaId, regulation }) => makeArea(areaId, regulation)));
  for (let n = 0; n < HOMES; n += 1) {
    const listing = await makeListing();
    const inside = kinds.filter(() => random.chance(0.5));
    for (const { areaId } of inside) {
      const area = areas.find((one) => one.areaId === areaId);
      if (area) await putInto(listing, area);
    }
    homes.push({ id: listing.id, areas: inside.filter(({ asks }) => asks).map(({ areaId }) => areaId) });
  }
}

async function makeStays(): Promise<void> {
  const {
    id: _id,
    uuid: _uuid,
    code: _code,
    quote: _q,
    terms: _t,
    otherGuests: _o,
    ...one
  } = await makeBookingRequest({
    listingId: homes[0]?.id ?? 0,
    status: 'declined',
    startDate: dayToUtcDate('2020-01-01'),
    endDate: dayToUtcDate('2020-01-02'),
  });
  const drafts = Array.from({ length: STAYS }, () => ({
    home: random.pick(homes),
    isManual: random.chance(0.15),
    status: random.pick(['approved', 'approved', 'approved', 'declined', 'canceled', 'pending'] as const),
    leaves: random.int(-15, 60),
    guests: random.int(1, 6),
  }));
  const at = new Date();
  const rows = await prisma().bookingRequest.createManyAndReturn({
    data: drafts.map(({ home, isManual, status, leaves, guests }) => {
      const departure = addDays(lastMonth.from, leaves);
      const asked = isManual ? 'approved' : status;
      return {
        ...one,
        listingId: home.id,
        manual: isManual,
        status: asked,
        email: isManual ? '' : one.email,
        startDate: dayToUtcDate(addDays(departure, -2)),
        endDate: dayToUtcDate(departure),
        numberOfAdults: guests,
        numberOfChildren: 0,
        numberOfBabies: 0,
        modifiedAt: asked === 'pending' ? null : at,
        answeredAt: asked === 'pending' ? null : at,
        approvedAt: asked === 'approved' || asked === 'canceled' ? at : null,
        canceledBy: asked === 'canceled' ? ('landlord' as const) : null,
      };
    }),
    select: { id: true, code: true },
  });
  stays = rows.map(({ id, code }, n) => {
    const draft = drafts[n];
    if (!draft) throw new Error('a row too many');
    const status = draft.isManual ? 'approved' : draft.status;
    return { ...draft, status, id, code, told: null, reported: new Set<string>() };
  });
}

/** For some stays, the landlord says who stayed, or the stay is cancelled. */
async function change(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const stay = random.pick(stays);
    if (stay.isManual) continue;
    if (stay.status === 'approved' && random.chance(0.2)) {
      stay.status = 'canceled';
      await prisma().bookingRequest.update({
        where: { id: stay.id },
        data: { status: 'canceled', canceledBy: 'landlord' },
      });
    } else if (stay.status === 'approved') {
      const told = {
        arrived: random.chance(0.7),
        country: random.pick(['BE', 'FR', null]),
        number: random.int(1, 9),
      };
      stay.told = told;
      const said = {
        guests: told.arrived ? [{ country: told.country, number: told.number }] : [],
        arrived: told.arrived,
      };
      await prisma().toldStay.upsert({
        where: { bookingRequestId: stay.id },
        create: { bookingRequestId: stay.id, ...said },
        update: said,
      });
    }
  }
}

const today = todayIn();

/** What the authority should have: record → status and number of guests. A cancelled one keeps its last number. */
const kept = new Map<string, string>();
function expectAll(): Map<string, string> {
  for (const stay of stays) {
    const departure = addDays(lastMonth.from, stay.leaves);
    const isOfMonth = departure >= lastMonth.from && departure <= lastMonth.to;
    const mayStillSpeak = departure >= addDays(today, -7) && stay.told === null;
    const isOn = stay.status === 'approved' && (stay.told === null || stay.told.arrived);
    if (stay.isManual || !isOfMonth || departure > today) continue;
    for (const areaId of stay.home.areas) {
      const name = `${stay.code} ${areaId}`;
      const guests = stay.told?.arrived ? stay.told.number : stay.guests;
      if (isOn && (stay.reported.has(areaId) || !mayStillSpeak)) {
        stay.reported.add(areaId);
        kept.set(name, `finished ${guests}`);
      } else if (!isOn && stay.reported.has(areaId))
        kept.set(name, `cancelled ${kept.get(name)?.split(' ')[1]}`);
    }
  }
  return kept;
}

const reported = () =>
  new Map(
    standIn
      .activities()
      .map(({ activityId, areaId, status, numberOfGuests }) => [
        `${String(activityId).slice(0, 8)} ${areaId}`,
        `${status} ${numberOfGuests}`,
      ]),
  );

async function run(): Promise<void> {
  const client = findSdepClient();
  if (!client) throw new Error('no entry point');
  await runPeriod({ client, signal: new AbortController().signal }, lastMonth);
}

beforeAll(async () => {
  await truncateAll();
  await makeHomes();
  await makeStays();
}, 120_000);

it('10,000 stays are reported as they should be, and no other', async () => {
  await run();
  const expected = expectAll();
  expect(expected.size).toBeGreaterThan(1000);
  expect(reported()).toEqual(expected);
  expect(JSON.stringify(standIn.received())).not.toMatch(/Janssens|jan\.janssens|Jan /);
  const calls = standIn.counts().activities;
  await run();
  expect(standIn.counts().activities).toBe(calls);
}, 120_000);

it('corrections after corrections after cancellations come out as the last word', async () => {
  for (let round = 0; round < 5; round += 1) {
    await change(400);
    if (random.chance(0.5))
      standIn.fail({ how: random.pick(['cut after', 'status 500', 'torn']), on: 'activities' });
    await run();
    expect(reported()).toEqual(expectAll());
  }
  expect(dayOf(1)).toBe(lastMonth.from);
}, 240_000);
