import 'server-only';

import type { SignalKind } from '@/lib/signals/kinds';
import { accountChanges } from '@/server/features/signals/account-changes';
import { findAddressesElsewhere } from '@/server/features/signals/addresses-elsewhere';
import type { Found } from '@/server/features/signals/found';
import { lowPrices } from '@/server/features/signals/low-prices';
import { recordFound } from '@/server/features/signals/record-found';
import { sameIbans, samePhones } from '@/server/features/signals/same-numbers';
import { samePhotos } from '@/server/features/signals/same-photos';
import { log } from '@/server/log';

const finders: Readonly<Record<SignalKind, (now: Date) => Found | Promise<Found>>> = {
  same_photo: () => samePhotos,
  same_iban: () => sameIbans,
  same_phone: () => samePhones,
  low_price: () => lowPrices,
  address_elsewhere: findAddressesElsewhere,
  account_change: () => accountChanges,
};

const kinds = Object.entries(finders) as [SignalKind, (typeof finders)[SignalKind]][];

/** The nightly job 'find-signals' (docs/rules/signals.md). If one kind fails, the others are still looked for. */
export async function findSignals(now = new Date()): Promise<void> {
  let failure: unknown;
  for (const [kind, find] of kinds) {
    try {
      await recordFound(kind, await find(now), now);
    } catch (error) {
      log.error({ err: error, kind }, 'signals of a kind could not be found');
      failure = error;
    }
  }
  if (failure) throw failure;
}
