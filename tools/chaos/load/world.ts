/** Landlords with homes, added to the demo world, and what was sent about them and acknowledged. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { hashPassword } from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeImage, makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { Visitor } from '@/tests/operations/support/visitor';
import { calendarOf } from '@/tests/support/calendar-server';
import type { CalendarServer } from '@/tests/support/calendar-server';
import { call } from '@/tools/chaos/load/call';
import type { Outcome } from '@/tools/chaos/load/call';

/** Nights of each home, in days from today: for requested stays, its linked calendar, blocks. */
export const regions = { stays: [20, 190], linked: [200, 360], blocks: [380, 640] } as const;
const PRICE = 200;

export interface Said {
  text: string;
  by: 'guest' | 'landlord';
  /** Of each time it was sent. */
  outcomes: Outcome[];
}

/** A line of a bank statement, or a payment noted by hand (no fingerprint); amounts within a stay differ. */
export interface Paid {
  fingerprint: string | null;
  cents: number;
  /** Of each time it was sent. */
  outcomes: Outcome[];
}

export interface Stay {
  home: Home;
  email: string;
  start: Day;
  end: Day;
  guest: Visitor;
  /** Of each attempt to request it. */
  asked: Outcome[];
  /** As acknowledged. */
  code: string | null;
  id: number | null;
  /** From the guest's letter. */
  token: string | null;
  approvals: Outcome[];
  said: Said[];
  paid: Paid[];
}

export interface Home {
  id: number;
  slug: string;
  owner: number;
  ownerEmail: string;
  landlord: Visitor;
  /** Possible descriptions: the last one acknowledged, and later ones whose outcome is unknown. */
  descriptions: string[];
  blocks: { nights: Day[]; outcome: Outcome }[];
  /** The linked calendar's stays now, and where it is served. */
  linked: DayRange[];
  path: string;
  photos: { words: string; outcome: Outcome }[];
  /** Of each time its description was sent, and of each page and search requested. */
  edits: Outcome[];
  looks: Outcome[];
  stays: Stay[];
}

export interface Load {
  homes: Home[];
  calendars: CalendarServer;
  /** What is uploaded. */
  photo: Uint8Array<ArrayBuffer>;
}

export const password = 'kust-chaos-2026';
let number = 0;
/** A number never used before. */
export const fresh = (): number => (number += 1);

/** Each has its own address, so that none share limits. */
const someone = (origin: string) => {
  const n = fresh();
  return new Visitor(origin, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`);
};

export function newStay(home: Home, origin: string, from: number): Stay {
  const start = addDays(todayIn(), from);
  const email = `gast-${fresh()}@kustverblijf.test`;
  const guest = someone(origin);
  const nothing = { code: null, id: null, token: null };
  return {
    home,
    email,
    start,
    end: addDays(start, 3),
    guest,
    ...nothing,
    asked: [],
    approvals: [],
    said: [],
    paid: [],
  };
}

export function serveLinked({ calendars }: Load, home: Home, linked: DayRange[]): void {
  home.linked = linked;
  calendars.serve(home.path, calendarOf(...linked));
}

/** A description of the minimum length. */
export const describe = (version: number) =>
  `Versie ${version}. ${'Een licht appartement op de dijk met zicht op zee. '.repeat(5).trim()}`;

async function makeHome(load: Load, landlord: Visitor, owner: { id: number; email: string }): Promise<Home> {
  const base = describe(0);
  const listing = await makeListing({ userId: owner.id, price: PRICE, description: base });
  await makePicture({ listingId: listing.id });
  const home: Home = {
    ...{ id: listing.id, slug: listing.slug, owner: owner.id, ownerEmail: owner.email, landlord },
    ...{
      descriptions: [base],
      blocks: [],
      linked: [],
      path: `/${listing.id}.ics`,
      photos: [],
      edits: [],
      looks: [],
      stays: [],
    },
  };
  const first = addDays(todayIn(), regions.linked[0]);
  serveLinked(load, home, [{ start: first, end: addDays(first, 4) }]);
  const { status, said } = await call(landlord, 'POST', `/api/listings/${listing.id}/linked-calendars`, {
    ...{ name: 'Elders', url: load.calendars.url(home.path) },
  });
  if (status !== 201) throw new Error(`No calendar is linked: ${status} ${said}`);
  return home;
}

/** Landlords with two homes each, signed in. */
export async function makeLoad(origin: string, calendars: CalendarServer, landlords: number): Promise<Load> {
  const bytes = await makeImage({ width: 1008, height: 651 });
  const load: Load = { homes: [], calendars, photo: new Uint8Array(bytes) };
  const passwordHash = await hashPassword(password);
  for (let n = 1; n <= landlords; n += 1) {
    const owner = await makeUser({ passwordHash, firstName: `Marie${n}` });
    await prisma().paymentAccount.create({
      data: { userId: owner.id, iban: 'BE68539007547034', holderName: 'Marie Peeters' },
    });
    const landlord = someone(origin);
    const { status } = await call(landlord, 'POST', '/login', {
      email: owner.email,
      password,
      remember: true,
    });
    if (status === 0 || status >= 300) throw new Error(`Nobody is signed in: ${status}`);
    for (const _ of [1, 2]) load.homes.push(await makeHome(load, landlord, owner));
  }
  return load;
}
