import 'server-only';

import { addMonths, dayToUtcDate, startOfMonth, todayIn } from '@/lib/dates/day';
import { KEPT_MONTHS } from '@/lib/short-stay-reports/limits';
import { Prisma } from '@/prisma/generated/client';
import { prisma, sql, transaction } from '@/server/db';
import { sealTaxAnew } from '@/server/features/dac7/seal-tax';
import { dropClosedTokens } from '@/server/features/requests/guest-tokens';
import { lockCalendars } from '@/server/lock-order';
import type { Prune } from '@/server/features/personal-data/table-rule';
import { cleanUpAlerts } from '@/server/features/search-alerts/clean-up-alerts';
import { dropUnconfirmedSecrets } from '@/server/features/second-factors/confirm-totp';
import { sealSecretsAnew } from '@/server/features/second-factors/seal-secret';
import { forgetBatches, forgetReports } from '@/server/features/short-stay-reports/forget-reports';
import { sumViews } from '@/server/features/statistics/sum-views';

/** How each table is pruned (docs/rules/personal-data.md#tables); what one run leaves, the next one removes. */

const DAY = 24 * 3600 * 1000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);
const monthsAgo = (now: Date, months: number) => dayToUtcDate(addMonths(todayIn(undefined, now), -months));

/**
 * Mails that were sent or given up are kept this long, as proof that somebody was told of a change. For as long,
 * nothing is sent to an address that bounced: a mailbox may work again.
 */
const LETTER_DAYS = 90;
/** The contents of mails that were given up are kept for an admin to send them after all. */
const GIVEN_UP_CONTENTS_DAYS = 7;
/** How long a guest's page stays open after departure (`guest-tokens.ts`). */
const STAY_LINK_MONTHS = 12;
/** How long audit entries are kept. */
const AUDIT_MONTHS = 24;
/** Stripe resends events within days, and people look them up within months. */
const STRIPE_EVENT_DAYS = 90;
/** Longer than Stripe stores a response under its idempotency key, which is at least a day. */
const STRIPE_FAULT_DAYS = 30;
/** As long as an authority keeps what was reported to it. */
const CHECK_MONTHS = 18;
/** The law requires ten years after the year of the invoice. */
const INVOICE_YEARS = 10;

/** Directive (EU) 2021/514: records are kept for at most ten years after the period. */
const TAX_YEARS = 10;

const countOf = async (removal: Promise<{ count: number }>) => (await removal).count;

/** Invoices from this moment on have to be kept. */
const invoicesFrom = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - INVOICE_YEARS, 0, 1));

/** A listing keeps the history that its page shows and, beyond that, two years or this many changes. */
const HISTORY_SHOWN = 70;
const HISTORY_MOST = 1000;
const pruneHistory = `
  DELETE FROM listing_logs WHERE id = ANY (ARRAY(
    SELECT id FROM (
      SELECT id, created_at, row_number() OVER (PARTITION BY listing_id ORDER BY created_at DESC, id DESC) AS place
      FROM listing_logs) AS placed
    WHERE place > ${HISTORY_MOST} OR (place > ${HISTORY_SHOWN} AND created_at < $1)
    LIMIT $2)) RETURNING 1`;

/** Calendars show two years of the past, by whole months. */
const pruneOccupancies = (now: Date, most: number) =>
  transaction(async (tx) => {
    const before = dayToUtcDate(addMonths(startOfMonth(todayIn(undefined, now)), -24));
    const old = { endDate: { lt: before }, bookingRequestId: null };
    const rows = await tx.occupancy.findMany({
      where: old,
      select: { id: true, listingId: true },
      take: most,
    });
    await lockCalendars(
      tx,
      rows.map(({ listingId }) => listingId),
    );
    return countOf(tx.occupancy.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } }));
  });

/** Removed users to whom no row that has to stay refers any more. */
const forgottenUser: Prisma.UserWhereInput = {
  deletedAt: { not: null },
  orders: { none: {} },
  listings: { none: {} },
};

export const prunes = {
  sessions: (now, limit) =>
    countOf(prisma().session.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  userTokens: (now, limit) =>
    countOf(prisma().userToken.deleteMany({ where: { expiresAt: { lt: ago(now, 1) } }, limit })),
  pendingSignIns: (now, limit) =>
    countOf(prisma().pendingSignIn.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  passkeyChallenges: (now, limit) =>
    countOf(prisma().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  totpFactors: async (now) => {
    await dropUnconfirmedSecrets(prisma(), now);
    await sealSecretsAnew(prisma());
    return 0;
  },
  spentBotChecks: (now, limit) =>
    countOf(prisma().spentBotCheck.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  guestTokens: async (now) => {
    await dropClosedTokens(prisma(), todayIn(undefined, now));
    return 0;
  },
  // As long as the guest's own page.
  pushSubscriptions: (now, limit) =>
    countOf(
      prisma().pushSubscription.deleteMany({
        where: { bookingRequest: { endDate: { lt: monthsAgo(now, STAY_LINK_MONTHS) } } },
        limit,
      }),
    ),
  toldArrivals: (now, limit) =>
    countOf(
      prisma().toldArrival.deleteMany({
        where: { day: { lt: dayToUtcDate(todayIn(undefined, now)) } },
        limit,
      }),
    ),
  textDrafts: (now, limit) =>
    countOf(prisma().textDraft.deleteMany({ where: { madeAt: { lt: ago(now, 1) } }, limit })),
  rateLimits: (now, limit) =>
    countOf(prisma().rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } }, limit })),
  searchAlerts: async (now) => {
    await cleanUpAlerts(prisma(), now);
    return 0;
  },
  letters: async (now, limit) => {
    await prisma().outgoingMail.updateMany({
      where: { givenUpAt: { lt: ago(now, GIVEN_UP_CONTENTS_DAYS) } },
      data: { props: Prisma.DbNull },
    });
    const before = { lt: ago(now, LETTER_DAYS) };
    const where = { OR: [{ sentAt: before }, { givenUpAt: before }] };
    return countOf(prisma().outgoingMail.deleteMany({ where, limit }));
  },
  undeliverable: (now, limit) =>
    countOf(
      prisma().undeliverableAddress.deleteMany({ where: { since: { lt: ago(now, LETTER_DAYS) } }, limit }),
    ),
  views: async (now) => {
    await sumViews(todayIn(undefined, now));
    return 0;
  },
  // Without its salt nobody can tell whose a day's hashes are, not even by trying every address.
  viewSalts: (now, limit) =>
    countOf(prisma().viewSalt.deleteMany({ where: { day: { lt: monthsAgo(now, 0) } }, limit })),
  // The newest row stays: it tells readers of the log that they missed nothing.
  changes: (now, most) => prisma().$executeRaw`
    DELETE FROM changes WHERE id = ANY (ARRAY(
      SELECT id FROM changes WHERE created_at < ${ago(now, 1)} AND id < (SELECT max(id) FROM changes) LIMIT ${most}))`,
  history: async (now, most) =>
    (await sql('prune-history', pruneHistory, [monthsAgo(now, AUDIT_MONTHS), most])).length,
  occupancies: pruneOccupancies,
  auditLogs: (now, limit) =>
    countOf(
      prisma().auditLog.deleteMany({ where: { createdAt: { lt: monthsAgo(now, AUDIT_MONTHS) } }, limit }),
    ),
  adminDecisions: (now, limit) =>
    countOf(prisma().decision.deleteMany({ where: { madeAt: { lt: monthsAgo(now, AUDIT_MONTHS) } }, limit })),
  // The hash of a photo that is just being stored may go too: the job 'hash-photos' makes it again.
  photoHashes: (_now, limit) =>
    prisma().$executeRaw`
      DELETE FROM photo_hashes WHERE storage_key IN (
        SELECT storage_key FROM photo_hashes h
        WHERE NOT EXISTS (SELECT FROM listing_pictures p WHERE p.storage_key = h.storage_key) LIMIT ${limit})`,
  stripeEvents: (now, limit) =>
    countOf(
      prisma().stripeEvent.deleteMany({
        where: { receivedAt: { lt: ago(now, STRIPE_EVENT_DAYS) }, processedAt: { not: null } },
        limit,
      }),
    ),
  checkedHomes: (now, limit) =>
    countOf(
      prisma().shortStayCheckHome.deleteMany({
        where: { drawnAt: { lt: monthsAgo(now, CHECK_MONTHS) } },
        limit,
      }),
    ),
  stripeFaults: (now, limit) =>
    countOf(
      prisma().stripeFault.deleteMany({ where: { failedAt: { lt: ago(now, STRIPE_FAULT_DAYS) } }, limit }),
    ),
  // Including their statements about each landlord.
  dac7Files: async (now, limit) => {
    await sealTaxAnew(prisma());
    const year = { lt: now.getUTCFullYear() - TAX_YEARS };
    return countOf(prisma().dac7File.deleteMany({ where: { year }, limit }));
  },
  vatChecks: (now, limit) =>
    countOf(prisma().vatCheck.deleteMany({ where: { checkedAt: { lt: invoicesFrom(now) } }, limit })),
  creditNotes: (now, limit) =>
    countOf(
      prisma().creditNote.deleteMany({
        where: { createdAt: { lt: invoicesFrom(now) }, order: { createdAt: { lt: invoicesFrom(now) } } },
        limit,
      }),
    ),
  orders: (now, limit) =>
    countOf(
      prisma().order.deleteMany({
        where: { createdAt: { lt: invoicesFrom(now) }, creditNotes: { none: {} } },
        limit,
      }),
    ),
  subscriptions: (_now, limit) =>
    countOf(
      prisma().subscription.deleteMany({ where: { orders: { none: {} }, user: forgottenUser }, limit }),
    ),
  users: (_now, limit) =>
    countOf(prisma().user.deleteMany({ where: { ...forgottenUser, subscriptions: { none: {} } }, limit })),
  reportBatches: (now, limit) => forgetBatches(monthsAgo(now, KEPT_MONTHS), limit),
  stayReports: (now) => forgetReports(monthsAgo(now, KEPT_MONTHS)),
} as const satisfies Record<string, Prune>;
