import 'server-only';

import { judgeLicence } from '@/lib/licence-states/judge';
import type { AssessedHome, RegisterRow } from '@/lib/licence-states/judge';
import type { LicenceState } from '@/lib/lodging-register/licence-states';
import { listingTexts } from '@/lib/texts/listings';
import { Prisma } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';
import { queueMails } from '@/server/mail/queue-mail';

interface Row {
  id: number;
  slug: string;
  name: string | null;
  number: string;
  home: AssessedHome;
  register: RegisterRow | null;
  before: LicenceState | null;
  /** Identifies the assessment that this one follows. */
  beforeAt: Date | null;
  email: string;
  firstName: string;
}

/** These listings, with what the register has on their numbers. */
const findRows = (tx: Tx, ids: readonly number[]) => tx.$queryRaw<Row[]>`
  SELECT l.id, l.slug, l.name_holiday_home AS name, l.logiesdecreet AS number,
    json_build_object('street', l.address_street_name, 'houseNumber', l.address_house_number,
      'suffix', l.address_house_number_suffix, 'postcode', l.address_postcode, 'cityId', l.listing_city_id,
      'isShared', EXISTS (SELECT FROM listings o WHERE o.logiesdecreet = l.logiesdecreet AND o.id <> l.id
        AND ${isNoConcept('o')})) AS home,
    CASE WHEN r.number IS NOT NULL THEN json_build_object('street', r.thoroughfare, 'houseNumber', r.house_number,
      'suffix', r.house_number_suffix, 'postcode', r.post_code, 'municipality', r.municipality,
      'isMissing', r.missing_since IS NOT NULL, 'status', r.status) END AS register,
    s.state::text AS before, s.checked_at AS "beforeAt", u.email::text AS email, u.first_name AS "firstName"
  FROM listings l JOIN users u ON u.id = l.user_id
    LEFT JOIN lodging_register r ON r.number = l.logiesdecreet
    LEFT JOIN listing_licences s ON s.listing_id = l.id
  WHERE l.id = ANY (${ids}::int[]) AND l.removed_at IS NULL
  ORDER BY l.id`;

/** Online, waiting, or once public. */
const isNoConcept = (listings: string) =>
  Prisma.raw(
    `${listings}.removed_at IS NULL AND (${listings}.disabled_at IS NULL OR ${listings}.first_published_at IS NOT NULL)`,
  );

/**
 * Assesses these listings' numbers, and mails the landlord of each whose state has changed to anything but known
 * (docs/rules/lodging-register.md#assessment). Two runs at once send one mail: its key names the assessment before.
 */
export async function assessLicences(tx: Tx, ids: readonly number[], now = new Date()): Promise<void> {
  const rows = await findRows(tx, ids);
  const judged = rows.map((row) => ({ ...row, state: judgeLicence(row.home, row.register) }));
  const values = judged.map(({ id, state }) => ({ id, state }));
  await tx.$executeRaw`
    INSERT INTO listing_licences (listing_id, state, checked_at)
    SELECT id, state::licence_state, ${now} FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS j (id int, state text)
    ORDER BY id
    ON CONFLICT (listing_id) DO UPDATE SET state = excluded.state, checked_at = excluded.checked_at`;
  await queueMails(
    tx,
    judged.flatMap(({ state, before, beforeAt, ...row }) =>
      state === 'known' || state === before
        ? []
        : [
            {
              template: 'licence-state' as const,
              props: {
                ...{ firstName: row.firstName, slug: row.slug, number: row.number, state },
                listingName: row.name ?? listingTexts.nameless,
              },
              to: row.email,
              dedupeKey: `listing:${row.id}:licence:${state}:${beforeAt?.toISOString() ?? 'first'}`,
            },
          ],
    ),
  );
}

/** The most listings that a job assesses for sharing a number. */
const AT_MOST = 50;

interface Saved {
  id: number;
  /** Its number now, and the one it had. */
  numbers: readonly string[];
}

/**
 * Assesses a listing that was just saved; a job does the others with its new or former number, which may now be shared,
 * or no longer.
 */
export async function assessSaved(tx: Tx, { id, numbers }: Saved): Promise<void> {
  await assessLicences(tx, [id]);
  const others = await tx.listing.findMany({
    where: { logiesdecreet: { in: [...numbers] }, id: { not: id }, removedAt: null },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: AT_MOST,
  });
  if (others.length > 0) await enqueue(tx, 'assess-licences', { ids: others.map((other) => other.id) });
}

/** Listings per transaction, so that nobody waits long for one of them. */
const AT_ONCE = 500;

/** The job 'assess-licences': these listings, or every night all of them. */
export async function assessAllLicences({ ids }: JobPayloads['assess-licences'] = {}): Promise<void> {
  if (ids) return transaction((tx) => assessLicences(tx, ids));
  for (let after = 0; ;) {
    const rows = await prisma().listing.findMany({
      where: { id: { gt: after }, removedAt: null },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    });
    const last = rows.at(-1);
    if (!last) return;
    await transaction((tx) =>
      assessLicences(
        tx,
        rows.map(({ id }) => id),
      ),
    );
    after = last.id;
  }
}
