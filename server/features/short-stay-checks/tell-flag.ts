import 'server-only';

import { listingName } from '@/lib/listings/title';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import type { SdepFlaggedListing } from '@/server/features/short-stay/client/answers';
import { log } from '@/server/log';
import { queueMail } from '@/server/mail/queue-mail';

interface Flagged {
  id: number;
  state: string;
  version: string | null;
  flags: string[];
  submitted_at: Date | null;
}

/** The row of a home at the entry point, locked: two runs tell its landlord once. */
async function lockHome(tx: Tx, key: string): Promise<Flagged | null> {
  const [row] = await tx.$queryRaw<Flagged[]>`
    SELECT id, state::text, version, flags, submitted_at FROM short_stay_check_homes WHERE key = ${key} FOR UPDATE`;
  return row ?? null;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join(' ') === b.toSorted().join(' ');

/** Writes to the landlord, unless the listing is gone: then there is nobody to tell. */
async function queueFlagMail(tx: Tx, id: number, flags: string[], version: string): Promise<void> {
  const { listing, check } = await tx.shortStayCheckHome.findUniqueOrThrow({
    where: { id },
    select: {
      check: { select: { ofArea: { select: { name: true, areaId: true, authorityName: true } } } },
      listing: {
        select: {
          slug: true,
          nameHolidayHome: true,
          removedAt: true,
          user: { select: { firstName: true, email: true } },
        },
      },
    },
  });
  if (!listing || listing.removedAt) return;
  await queueMail(tx, {
    template: 'short-stay-flagged',
    props: {
      firstName: listing.user.firstName,
      listingName: listingName({ name: listing.nameHolidayHome }),
      slug: listing.slug,
      area: check.ofArea.name ?? check.ofArea.areaId,
      authority: check.ofArea.authorityName,
      flags,
    },
    to: listing.user.email,
    dedupeKey: `short-stay-check:${id}:${version}`,
  });
}

/**
 * Records a flagged version and tells the landlord, in one transaction: one letter per finding, even if the
 * authority records it again.
 * @returns whether a letter was due
 */
export async function tellFlag({ listingId: key, flags, createdAt }: SdepFlaggedListing): Promise<boolean> {
  return transaction(async (tx) => {
    const home = await lockHome(tx, key);
    if (!home) {
      log.warn({ key }, 'a flag for a home that was never sent, or that is forgotten');
      return false;
    }
    if (home.version === createdAt || flags.length === 0) return false;
    const now = new Date();
    await tx.shortStayCheckHome.update({
      where: { id: home.id },
      data: {
        ...{ state: 'flagged', flags, version: createdAt, tries: 0 },
        // A flag proves that the listing arrived, even if no answer came back.
        ...{ submittedAt: home.submitted_at ?? now, toldAt: now, acknowledgedAt: null, error: null },
      },
    });
    const wasTold = home.state === 'flagged' && isSame(home.flags, flags);
    if (!wasTold) await queueFlagMail(tx, home.id, flags, createdAt);
    return !wasTold;
  });
}
