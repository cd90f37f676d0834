import 'server-only';

import type { RanChecks } from '@/lib/short-stay-checks/contract';
import { repeatFor } from '@/server/features/short-stay/client/repeat';
import { acknowledgeFlags, settleGone } from '@/server/features/short-stay-checks/acknowledge-flags';
import type { CheckRun } from '@/server/features/short-stay-checks/check-run';
import { drawChecks } from '@/server/features/short-stay-checks/draw-checks';
import { submitChecks } from '@/server/features/short-stay-checks/submit-checks';
import { tellFlag } from '@/server/features/short-stay-checks/tell-flag';

/** How often one run reads flags that change while they are acknowledged. */
const ROUNDS = 3;

/** Reads all flags, tells the landlords, acknowledges: in this order, so that a crash repeats or omits nothing. */
async function settleFlags(run: CheckRun) {
  const done = { flagged: 0, acknowledged: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const flagged = await repeatFor({ ms: run.patienceMs, signal: run.signal }, () =>
      run.client.listFlagged(run.signal),
    );
    for (const one of flagged) if (await tellFlag(one)) done.flagged += 1;
    done.acknowledged += await settleGone(flagged.map(({ listingId }) => listingId));
    const { acknowledged, isStale } = await acknowledgeFlags(run);
    done.acknowledged += acknowledged;
    if (!isStale) break;
  }
  return done;
}

/** One run of the random checks: this month's draws, what was not sent yet, and what the authority found. */
export async function runChecks(run: CheckRun): Promise<RanChecks> {
  const drawn = await drawChecks();
  const sent = await submitChecks(run);
  return { drawn, ...sent, ...(await settleFlags(run)) };
}
