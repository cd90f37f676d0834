import 'server-only';

import { cut } from '@/lib/format/cut';
import type { AreaFault } from '@/lib/short-stay/faults';
import type { RefreshedAreas } from '@/lib/short-stay/contract';
import type { ShortStayArea } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import type { SdepArea } from '@/server/features/short-stay/client/answers';
import { repeatFor } from '@/server/features/short-stay/client/repeat';
import type { SdepClient } from '@/server/features/short-stay/client/sdep-client';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';
import { matchAllHomes } from '@/server/features/short-stay/match-all-homes';
import { holdAreas } from '@/server/features/short-stay/match-homes';
import { readShapefile } from '@/server/features/short-stay/shapes/read-shapefile';
import type { AreaShape } from '@/server/features/short-stay/shapes/read-shapefile';
import { ShapeFault } from '@/server/features/short-stay/shapes/shape-fault';
import { log } from '@/server/log';

/** For how long requests for the list, and for each shapefile, are repeated while the entry point fails. */
const PATIENCE_MS = 60_000;
const PATIENCE_FOR_ONE_MS = 10_000;

type Missing = { fault: AreaFault; detail: string | null; cause?: SdepError };
type Found = { shape: AreaShape } | Missing;

/** A rate limit applies to all calls, so that asking for the next area would only make it worse. */
const isOfOneArea = (error: unknown): error is SdepError =>
  error instanceof SdepError && error.status !== 429;

/** The unique key of an area's row. */
const keyOf = ({ areaId, competentAuthorityId }: SdepArea) => ({
  areaId_authorityId: { areaId, authorityId: cut(competentAuthorityId, 200) },
});

async function fetchShape(client: SdepClient, areaId: string, signal: AbortSignal): Promise<Found> {
  try {
    const zip = await repeatFor({ ms: PATIENCE_FOR_ONE_MS, signal }, () =>
      client.downloadArea(areaId, signal),
    );
    return { shape: await readShapefile(zip) };
  } catch (error) {
    if (error instanceof ShapeFault) {
      log.info({ area: areaId, err: error }, 'a shapefile cannot be read');
      return { fault: error.fault, detail: error.detail ? cut(error.detail, 500) : null };
    }
    if (isOfOneArea(error) && !signal.aborted)
      return {
        fault: 'not_delivered',
        detail: error.status === null ? null : String(error.status),
        cause: error,
      };
    throw error;
  }
}

/** Stores the facts of an area that need no shapefile; a new area begins without a shape. */
async function noteArea(area: SdepArea, now: Date): Promise<ShortStayArea> {
  const facts = {
    name: area.areaName && cut(area.areaName, 200),
    authorityName: area.competentAuthorityName && cut(area.competentAuthorityName, 200),
    regulation: area.regulation,
    version: area.createdAt,
  };
  const { areaId, authorityId } = keyOf(area).areaId_authorityId;
  const blank = { state: 'unreadable', fault: 'not_delivered' satisfies AreaFault, readAt: now } as const;
  return prisma().shortStayArea.upsert({
    where: keyOf(area),
    create: { areaId, authorityId, ...facts, ...blank },
    update: facts,
  });
}

const closeVersion = (tx: Tx, area: number, now: Date) =>
  tx.shortStayAreaVersion.updateMany({ where: { area, toAt: null }, data: { toAt: now } });

const sound = { state: 'ok', fault: null, faultDetail: null, endedAt: null } as const;

/** Puts this version into force. */
async function takeVersion(
  row: ShortStayArea,
  { version, shape }: { version: string; shape: AreaShape },
): Promise<void> {
  await transaction(async (tx) => {
    await holdAreas(tx);
    const now = new Date();
    await closeVersion(tx, row.id, now);
    const { crs, records, bounds } = shape;
    await tx.shortStayAreaVersion.create({
      data: { area: row.id, version, crs: cut(crs, 200), shape: records, ...bounds, fromAt: now },
    });
    await tx.shortStayArea.update({
      where: { id: row.id },
      data: { ...sound, readAt: now },
    });
  });
}

/** Records why the newest version cannot be used; an earlier one that was read stays in force. */
async function noteFault(row: ShortStayArea, found: Missing): Promise<void> {
  const { fault, detail } = found;
  const counting = await prisma().shortStayAreaVersion.count({ where: { area: row.id, toAt: null } });
  const state = counting > 0 ? 'kept' : 'unreadable';
  await prisma().shortStayArea.update({
    where: { id: row.id },
    data: {
      ...{ state, fault, faultDetail: detail, endedAt: null, readAt: new Date() },
    },
  });
  log.warn({ area: row.areaId, fault, detail, state }, 'an area cannot be read');
}

interface Refresh {
  client: SdepClient;
  signal: AbortSignal;
}

/** Null if its version is in force already. */
async function refreshArea(
  { client, signal }: Refresh,
  area: SdepArea,
  isShared: boolean,
): Promise<Found | null> {
  const row = await noteArea(area, new Date());
  if (isShared) {
    await noteFault(row, { fault: 'shared_id', detail: null });
    return null;
  }
  const counting = await prisma().shortStayAreaVersion.findFirst({
    where: { area: row.id, toAt: null },
    select: { version: true },
  });
  if (counting?.version === area.createdAt) {
    if (row.state !== 'ok') await prisma().shortStayArea.update({ where: { id: row.id }, data: sound });
    return null;
  }
  const found = await fetchShape(client, area.areaId, signal);
  if ('shape' in found) await takeVersion(row, { version: area.createdAt, shape: found.shape });
  else await noteFault(row, found);
  return found;
}

/** Ends the areas that are no longer listed: no listing lies in them from now on. */
async function endOthers(listed: readonly SdepArea[]): Promise<void> {
  const keys = new Set(listed.map((area) => JSON.stringify(keyOf(area))));
  const rows = await prisma().shortStayArea.findMany({ where: { state: { not: 'ended' } } });
  for (const { id, areaId, authorityId } of rows) {
    if (keys.has(JSON.stringify({ areaId_authorityId: { areaId, authorityId } }))) continue;
    await transaction(async (tx) => {
      await holdAreas(tx);
      const now = new Date();
      await closeVersion(tx, id, now);
      await tx.listingShortStayArea.deleteMany({ where: { area: id } });
      await tx.shortStayArea.update({
        where: { id },
        data: { state: 'ended', endedAt: now, fault: null, faultDetail: null },
      });
    });
  }
}

function findShared(areas: readonly SdepArea[]): ReadonlySet<string> {
  const authorities = Map.groupBy(areas, ({ areaId }) => areaId);
  return new Set(
    [...authorities]
      .filter(([, same]) => new Set(same.map(({ competentAuthorityId }) => competentAuthorityId)).size > 1)
      .map(([areaId]) => areaId),
  );
}

export interface Refreshed {
  told: RefreshedAreas;
  /** Why a shapefile did not arrive, if that may be temporary: then another run soon is worthwhile. */
  undelivered: SdepError | null;
}

/**
 * Reads the current areas (docs/rules/short-stay-reports.md#areas), with shapefiles for new versions only, and then
 * matches the listings with each. A fault in one area does not hold up the others.
 * @throws SdepError if the list cannot be read, or the entry point asks to wait
 */
export async function refreshAreas({ client, signal }: Refresh): Promise<Refreshed> {
  const areas = await repeatFor({ ms: PATIENCE_MS, signal }, () => client.listAreas(signal));
  const shared = findShared(areas);
  let read = 0;
  let undelivered: SdepError | null = null;
  for (const area of areas) {
    signal.throwIfAborted();
    const found = await refreshArea({ client, signal }, area, shared.has(area.areaId));
    if (found && 'shape' in found) read += 1;
    else if (found?.cause?.fault === 'again') undelivered = found.cause;
  }
  await endOthers(areas);
  signal.throwIfAborted();
  await matchAllHomes(signal);
  const [failing, homes] = await Promise.all([
    prisma().shortStayArea.count({ where: { state: { in: ['kept', 'unreadable'] } } }),
    prisma().listingShortStayArea.groupBy({ by: ['listingId'] }),
  ]);
  return { told: { areas: areas.length, read, failing, homes: homes.length }, undelivered };
}
