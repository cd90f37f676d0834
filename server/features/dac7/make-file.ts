import 'server-only';

import { z } from 'zod';
import type { Dac7File, Dac7Record } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { isReporting } from '@/server/features/dac7/dac7-setting';
import { isComplete, loadSellers } from '@/server/features/dac7/load-sellers';
import { openText, ownerOfRecord, sealText } from '@/server/features/dac7/seal-tax';
import type { SellerRecord } from '@/server/features/dac7/seller-record';
import { operatorNumber, writeDpi } from '@/server/features/dac7/write-dpi';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** The files of a year (docs/rules/dac7.md#files): a draft until it is marked as sent, then its corrections. */

/** Unique, in the European Union's format: sender, year, receiver. */
export const messageRefIdOf = ({ year, number }: Pick<Dac7File, 'year' | 'number'>): string =>
  `BE${year}BE-${operatorNumber()}-${String(number).padStart(3, '0')}`;

type Said = Pick<Dac7Record, 'state' | 'docRefId'> & {
  /** As stored; null if it can no longer be decrypted. */
  text: string | null;
};

/** What the authority has on each landlord, from the files that were sent. */
async function saidBefore(tx: Tx, year: number): Promise<Map<number, Said>> {
  const files = await tx.dac7File.findMany({
    where: { year, sentAt: { not: null } },
    orderBy: { number: 'asc' },
    select: { records: true },
  });
  const said = new Map<number, Said>();
  for (const { userId, state, docRefId, record } of files.flatMap(({ records }) => records))
    if (userId !== null) {
      if (state === 'OECD3') said.delete(userId);
      else said.set(userId, { state, docRefId, text: openText(record, ownerOfRecord(docRefId)) });
    }
  return said;
}

interface Entry {
  userId: number;
  state: 'OECD1' | 'OECD2' | 'OECD3';
  corrects: string | null;
  text: string;
}

interface Contents {
  kind: 'DPI401' | 'DPI402' | 'DPI403';
  entries: Entry[];
}

/** What differs from what was sent; records incomplete now stay as they were sent. */
function corrections(said: ReadonlyMap<number, Said>, sellers: readonly SellerRecord[]): Entry[] {
  const byId = new Map(sellers.map((record) => [record.userId, record]));
  return [...said].flatMap(([userId, { docRefId: corrects, text: before }]): Entry[] => {
    const now = byId.get(userId);
    if (!now) return before === null ? [] : [{ userId, state: 'OECD3', corrects, text: before }];
    const text = JSON.stringify(now);
    return !isComplete(now) || text === before ? [] : [{ userId, state: 'OECD2', corrects, text }];
  });
}

/** New and corrected landlords may not be in one file: corrections go first. */
function contentsOf(
  isFirst: boolean,
  said: ReadonlyMap<number, Said>,
  sellers: readonly SellerRecord[],
): Contents {
  const corrected = corrections(said, sellers);
  const added = sellers
    .filter((record) => isComplete(record) && !said.has(record.userId))
    .map((record): Entry => {
      return { userId: record.userId, state: 'OECD1', corrects: null, text: JSON.stringify(record) };
    });
  if (isFirst && added.length === 0) return { kind: 'DPI403', entries: [] };
  if (isFirst || (corrected.length === 0 && added.length > 0)) return { kind: 'DPI401', entries: added };
  return { kind: 'DPI402', entries: corrected };
}

/**
 * Makes the next file of a year to send, in place of the one made before that was not sent.
 * @throws DomainError dac7_off; dac7_incomplete if none of those to report gave their details
 */
export async function makeDraft(tx: Tx, year: number): Promise<Dac7File & { records: Dac7Record[] }> {
  if (!(await isReporting(tx))) throw new DomainError('dac7_off');
  // One at a time: two downloads at once would both replace the draft.
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(7007, ${year}::int)`;
  const sent = await tx.dac7File.count({ where: { year, sentAt: { not: null } } });
  const sellers = await loadSellers(year, { db: tx });
  const { kind, entries } = contentsOf(sent === 0, await saidBefore(tx, year), sellers);
  if (kind === 'DPI403' && sellers.length > 0) throw new DomainError('dac7_incomplete');
  await tx.dac7File.deleteMany({ where: { year, sentAt: null } });
  const number = sent + 1;
  const reference = messageRefIdOf({ year, number });
  const records = entries.map(({ text, ...entry }, place) => {
    const docRefId = `${reference}-${place + 1}`;
    return { ...entry, docRefId, record: sealText(text, ownerOfRecord(docRefId)) };
  });
  return tx.dac7File.create({
    data: { year, number, kind, records: { createMany: { data: records } } },
    include: { records: { orderBy: { id: 'asc' } } },
  });
}

/** It was written by this code: `SellerRecord`. */
const keptRecord = z.custom<SellerRecord>((value) => typeof value === 'object' && value !== null);

/** A stored record's content; null if it can no longer be decrypted. */
export function openRecord({
  docRefId,
  record,
}: Pick<Dac7Record, 'docRefId' | 'record'>): SellerRecord | null {
  const text = openText(record, ownerOfRecord(docRefId));
  return text === null ? null : keptRecord.parse(JSON.parse(text));
}

/** The platform itself: new in a year's first file, resent unchanged after that. */
const operatorOf = ({ year, number }: Dac7File) => ({
  state: number === 1 ? 'OECD1' : 'OECD0',
  docRefId: `${messageRefIdOf({ year, number: 1 })}-0`,
  corrects: null,
});

/**
 * GET /api/admin/dac7/{year}.xml: the file to send next.
 * @throws DomainError see `makeDraft`
 */
export async function downloadDpi({ params: { year } }: { params: { year: number } }): Promise<Reply> {
  const file = await transaction((tx) => makeDraft(tx, year));
  const sellers = file.records.flatMap(({ state, docRefId, corrects, record: sealed }) => {
    const record = openRecord({ docRefId, record: sealed });
    return record ? [{ record, spec: { state, docRefId, corrects } }] : [];
  });
  const messageRefId = messageRefIdOf(file);
  const { kind, madeAt } = file;
  return fileReply(writeDpi({ year, kind, messageRefId, madeAt, operator: operatorOf(file), sellers }), {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${messageRefId}.xml"`,
    'cache-control': 'no-store',
  });
}

/** What was last sent on a landlord for a year; null if nothing was, or it was taken back. */
export async function lastSent(userId: number, year: number) {
  const last = await prisma().dac7Record.findFirst({
    where: { userId, file: { year, sentAt: { not: null } } },
    orderBy: { file: { number: 'desc' } },
    include: { file: { select: { sentAt: true } } },
  });
  const record = last && last.state !== 'OECD3' ? openRecord(last) : null;
  return last && record && { record, sentAt: last.file.sentAt };
}
