import 'server-only';

import { setImmediate as breathe } from 'node:timers/promises';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { holdAreas, recordsOf } from '@/server/features/short-stay/match-homes';
import { contains } from '@/server/features/short-stay/shapes/contains';
import type { ShapeRecord } from '@/server/features/short-stay/shapes/parse-shapes';
import type { Bounds } from '@/server/features/short-stay/shapes/read-shapefile';
import { keepListings } from '@/server/lock-order';

/**
 * Which homes lie in each area: the database finds what lies within its bounds, the code what lies within its border.
 */

/** Listings judged before other work gets a turn. */
const AT_A_TIME = 200;

interface Place {
  id: number;
  latitude: number;
  longitude: number;
}

const findPlaces = (tx: Tx, { west, south, east, north }: Bounds) =>
  tx.$queryRaw<Place[]>`
    SELECT id, latitude, longitude FROM listings
    WHERE latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}`;

/** Judges each point once. */
class Judge {
  readonly #verdicts = new Map<string, boolean>();

  constructor(private readonly records: readonly ShapeRecord[]) {}

  isInside({ latitude, longitude }: Place): boolean {
    const key = `${latitude} ${longitude}`;
    const known = this.#verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = contains(this.records, [longitude, latitude]);
    this.#verdicts.set(key, verdict);
    return verdict;
  }
}

/** Stores which listings lie in an area, and removes those that no longer do. */
async function writeHomes(tx: Tx, area: number, inside: readonly number[]): Promise<void> {
  const known = await tx.listingShortStayArea.findMany({ where: { area }, select: { listingId: true } });
  const matched = new Set(known.map(({ listingId }) => listingId));
  await tx.$executeRaw`
    DELETE FROM listing_short_stay_areas WHERE area = ${area} AND NOT listing_id = ANY (${inside}::int[])`;
  const added = await keepListings(
    tx,
    inside.filter((id) => !matched.has(id)),
  );
  await tx.$executeRaw`
    INSERT INTO listing_short_stay_areas (listing_id, area) SELECT id, ${area} FROM unnest(${added}::int[]) AS added (id)
    ON CONFLICT DO NOTHING`;
}

async function matchArea(area: number, signal: AbortSignal): Promise<void> {
  const version = await prisma().shortStayAreaVersion.findFirst({ where: { area, toAt: null } });
  if (!version) return;
  const judge = new Judge(recordsOf(version.shape));
  // Before taking the lock: under it, only what was saved meanwhile is left to judge.
  for (const [at, place] of (await findPlaces(prisma(), version)).entries()) {
    if (at % AT_A_TIME === 0) await breathe();
    judge.isInside(place);
  }
  signal.throwIfAborted();
  await transaction(async (tx) => {
    await holdAreas(tx);
    // Replaced meanwhile: whoever did so matches the homes.
    if ((await tx.shortStayAreaVersion.count({ where: { id: version.id, toAt: null } })) === 0) return;
    const places = await findPlaces(tx, version);
    await writeHomes(
      tx,
      area,
      places.filter((place) => judge.isInside(place)).map(({ id }) => id),
    );
  });
}

/** Matches every area with the listings again, including offline ones. */
export async function matchAllHomes(signal: AbortSignal): Promise<void> {
  const areas = await prisma().shortStayAreaVersion.findMany({
    where: { toAt: null },
    select: { area: true },
    orderBy: { area: 'asc' },
  });
  for (const { area } of areas) await matchArea(area, signal);
}
