import 'server-only';

import { z } from '@/lib/api/zod';
import { prisma, transaction } from '@/server/db';
import type { SdepItemError, SdepResult } from '@/server/features/short-stay/client/answers';
import type { SdepListing } from '@/server/features/short-stay/client/records';
import { repeatFor } from '@/server/features/short-stay/client/repeat';
import { SDEP_BATCH } from '@/server/features/short-stay/client/sdep-client';
import type { CheckRun } from '@/server/features/short-stay-checks/check-run';

/** `sent` is only written by the draw, as this. */
const frozen = z.custom<SdepListing>((value) => typeof value === 'object' && value !== null);

/** Screened already: an earlier call arrived, though its answer was lost. */
const wasTaken = ({ errors }: SdepResult) =>
  errors.some(({ type, loc }) => type === 'conflict_error' && loc?.[0] === 'listingId');

const ERROR_MAX = 500;
const tell = (errors: readonly SdepItemError[]) =>
  errors
    .map(({ type, msg, loc }) => `${loc?.join('.') ?? type}: ${msg}`)
    .join('; ')
    .slice(0, ERROR_MAX) || 'NOK';

/** Records what the entry point said about each listing, once. */
async function record(ids: readonly number[], results: readonly SdepResult[]) {
  const taken = ids.filter((_, index) => {
    const result = results[index];
    return result && (result.isAccepted || wasTaken(result));
  });
  const refused = ids.flatMap((id, index) => {
    const result = results[index];
    return result && !taken.includes(id) ? [{ id, error: tell(result.errors) }] : [];
  });
  return transaction(async (tx) => {
    const { count } = await tx.shortStayCheckHome.updateMany({
      where: { id: { in: taken }, state: 'drawn' },
      data: { state: 'submitted', submittedAt: new Date() },
    });
    for (const { id, error } of refused) {
      await tx.shortStayCheckHome.updateMany({
        where: { id, state: 'drawn' },
        data: { state: 'refused', error },
      });
    }
    return { submitted: count, refused: refused.length };
  });
}

/** Sends the homes that were drawn and not answered yet; sending one again before it is screened changes nothing. */
export async function submitChecks({ client, signal, patienceMs: ms }: CheckRun) {
  const done = { submitted: 0, refused: 0 };
  for (;;) {
    const rows = await prisma().shortStayCheckHome.findMany({
      where: { state: 'drawn' },
      select: { id: true, sent: true },
      orderBy: { id: 'asc' },
      take: SDEP_BATCH,
    });
    if (rows.length === 0) return done;
    const listings = rows.map(({ sent }) => frozen.parse(sent));
    const results = await repeatFor({ ms, signal }, () => client.sendListings(listings, signal));
    const { submitted, refused } = await record(
      rows.map(({ id }) => id),
      results,
    );
    done.submitted += submitted;
    done.refused += refused;
  }
}
