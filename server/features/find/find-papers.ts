import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import { dayOfMoment } from '@/lib/dates/day';
import type { FoundItem } from '@/lib/find/contract';
import { route } from '@/lib/desk-paths';
import { formatDay } from '@/lib/format/date';
import { findTexts as texts } from '@/lib/texts/find';
import { mailNames } from '@/lib/texts/mails';
import type { Asked } from '@/server/features/find/asked';
import { FOUND_AT_MOST, pickedRows } from '@/server/features/find/picked-rows';
import { textOf } from '@/server/features/find/searched-text';
import { isLike, patternOfBeginning } from '@/server/text-match';
import type { Tx } from '@/server/db';

interface LicenceRow {
  number: string;
  isRegistered: boolean;
  name: string | null;
  municipality: string | null;
  homes: number;
}

/** How many numbers that begin like this are looked at. */
const BEGINNINGS = 50;

/** Licence numbers of the register and of homes here that begin with `q`. */
export async function findLicences(tx: Tx, { q }: Asked): Promise<FoundItem[]> {
  const number = q.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (!/^[\p{L}\p{N}]{2,12}$/u.test(number)) return [];
  const begins = (column: Prisma.Sql) => isLike(column, patternOfBeginning(number));
  const most = Prisma.raw(String(BEGINNINGS));
  const rows = await tx.$queryRaw<LicenceRow[]>`
    WITH begin AS (
      (SELECT t.number::text AS number FROM lodging_register t WHERE ${begins(Prisma.sql`t.number::text`)}
       ORDER BY t.number::text USING ~<~ LIMIT ${most})
      UNION
      (SELECT t.logiesdecreet::text FROM listings t WHERE ${begins(Prisma.sql`t.logiesdecreet::text`)} AND t.removed_at IS NULL
       ORDER BY t.logiesdecreet::text USING ~<~ LIMIT ${most})
    ),
    picked AS (SELECT number FROM begin ORDER BY length(number), number LIMIT ${Prisma.raw(String(FOUND_AT_MOST))})
    SELECT p.number, r.number IS NOT NULL AS "isRegistered", coalesce(r.name, r.alternative_name) AS name, r.municipality,
      (SELECT count(*)::int FROM listings l WHERE l.logiesdecreet = p.number AND l.removed_at IS NULL) AS homes
    FROM picked p LEFT JOIN lodging_register r ON r.number = p.number ORDER BY length(p.number), p.number`;
  return rows.map((row) => ({
    id: row.number,
    label: row.number,
    detail: [
      row.isRegistered ? texts.inRegister : texts.notInRegister,
      ...[row.name, row.municipality].filter((part) => part !== null && part !== ''),
      row.homes === 0 ? texts.noHomes : texts.homes(row.homes),
    ].join(' · '),
    url: route('dashboard.admin.listing.all', {}, { q: row.number }),
  }));
}

interface MailRow {
  id: string;
  template: string;
  recipient: string;
  sentAt: Date | null;
  hasBounced: boolean;
}

/** Mails, by recipient. */
export async function findMails(tx: Tx, { words }: Asked): Promise<FoundItem[]> {
  const picked = pickedRows(
    {
      table: Prisma.sql`outgoing_mails`,
      newness: Prisma.sql`t.created_at`,
      text: textOf.mails,
      named: [],
      visible: Prisma.sql`true`,
    },
    words,
  );
  const rows = await tx.$queryRaw<MailRow[]>`${picked}
    SELECT t.id::text AS id, t.template, t.recipient, t.sent_at AS "sentAt",
      t.bounced_at IS NOT NULL AS "hasBounced"
    FROM picked p JOIN outgoing_mails t ON t.id = p.id ORDER BY p.place, p.newness DESC, t.id`;
  return rows.map((row) => ({
    id: row.id,
    label: nameOfTemplate(row.template),
    detail: [
      row.recipient,
      row.sentAt === null ? texts.mailWaits : texts.mailSent(formatDay(dayOfMoment(row.sentAt))),
    ].join(' · '),
    url: route(
      'dashboard.admin.mails',
      {},
      { state: row.sentAt && !row.hasBounced ? 'sent' : null, search: row.recipient },
    ),
  }));
}

/** A template of an older version has no name any more. */
const nameOfTemplate = (template: string) =>
  Object.entries(mailNames).find(([name]) => name === template)?.[1] ?? template;
