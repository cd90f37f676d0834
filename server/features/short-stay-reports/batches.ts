import 'server-only';

import type { ReportCause } from '@/lib/short-stay-reports/contract';
import type { SdepResult } from '@/server/features/short-stay/client/answers';
import { activityIdOf, madeOf } from '@/server/features/short-stay-reports/make-activity';
import type { StayRow } from '@/server/features/short-stay-reports/find-stays';
import { tellRefused } from '@/server/features/short-stay-reports/tell-refused';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';

/**
 * The records sent in one call. A batch is stored with its records before it is sent, and the same bytes are sent until
 * an answer comes, by whichever process then holds the run: nothing is lost, and what the authority had already only
 * becomes a newer version of the same record.
 */

/** A stay and the text of its record. */
export interface Item {
  row: StayRow;
  text: string;
}

export interface Batch {
  id: number;
  period: string;
  body: string;
  size: number;
}

/** An error in one record, as received or from our own copy of the rules. */
export type RecordError = {
  type: string;
  msg: string;
  /** The field, such as 'address.postCode'; empty for the whole record. */
  loc: string;
};

/** The batch that waits for an answer, whatever its period. */
export async function findOpenBatch(): Promise<Batch | null> {
  const row = await prisma().reportBatch.findFirst({ where: { answeredAt: null } });
  return row && { id: row.id, period: row.period, body: row.body ?? '', size: row.size };
}

interface Written {
  activity_id: string;
  booking_request_id: number;
  listing_id: number;
  code: string;
  area_id: string;
  body: string;
  made_of: string;
  position: number;
}

const written = ({ row, text }: Item, position: number): Written => ({
  activity_id: activityIdOf(row),
  booking_request_id: row.id,
  listing_id: row.listingId,
  code: row.code,
  area_id: row.areaId,
  body: text,
  made_of: madeOf(row),
  position,
});

/** Freezes the records of these stays; `batchId` null for those that are not sent. */
async function writeRecords(tx: Tx, period: string, items: readonly Item[], batchId: number | null) {
  await tx.$executeRaw`
    INSERT INTO stay_reports (activity_id, booking_request_id, listing_id, code, area_id, period, body, made_of,
      batch_id, position)
    SELECT activity_id, booking_request_id, listing_id, code, area_id, ${period}, body, made_of, ${batchId}::int,
      CASE WHEN ${batchId}::int IS NOT NULL THEN position END
    FROM jsonb_to_recordset(${JSON.stringify(items.map(written))}::jsonb)
      AS records (activity_id text, booking_request_id int, listing_id int, code text, area_id text, body text,
        made_of text, position int)
    ON CONFLICT (activity_id) DO UPDATE SET body = excluded.body, made_of = excluded.made_of,
      listing_id = excluded.listing_id, batch_id = excluded.batch_id, position = excluded.position`;
}

/** Writes a batch and its records. A unique index keeps a second one from being open. */
export function makeBatch(period: string, items: readonly Item[]): Promise<Batch> {
  const body = `{"activities":[${items.map(({ text }) => text).join(',')}]}`;
  return transaction(async (tx) => {
    const { id, size } = await tx.reportBatch.create({
      data: { period, body, size: items.length },
      select: { id: true, size: true },
    });
    await writeRecords(tx, period, items, id);
    return { id, period, body, size };
  });
}

/** Stores records that our own copy of the rules refuses: they are not sent, and their landlords are told. */
export async function refuseOurselves(
  period: string,
  items: readonly (Item & { faults: readonly string[] })[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction(async (tx) => {
    await writeRecords(tx, period, items, null);
    const errors = items.map(({ row, faults }) => ({
      activity_id: activityIdOf(row),
      errors: faults.map((loc): RecordError => ({ type: 'own_rules', msg: '', loc })),
    }));
    const rows = await tx.$queryRaw<{ id: number }[]>`
      UPDATE stay_reports r SET cause = 'value', errors = e.errors
      FROM jsonb_to_recordset(${JSON.stringify(errors)}::jsonb) AS e (activity_id text, errors jsonb)
      WHERE r.activity_id = e.activity_id RETURNING r.id`;
    await tellRefused(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

function causeOf({ errors }: SdepResult): ReportCause {
  const types = new Set(errors.map(({ type }) => type));
  if (types.has('not_found_error')) return 'area_ended';
  if (types.has('regulation_error')) return 'regulation';
  const isOther = ['duplicate_error', 'conflict_error', 'business_logic_error'].some((type) =>
    types.has(type),
  );
  return isOther || errors.length === 0 ? 'other' : 'value';
}

const told = (result: SdepResult) => ({
  position: result.index,
  version: result.isAccepted ? (result.createdAt ?? '') : null,
  cause: result.isAccepted ? null : causeOf(result),
  errors: result.isAccepted
    ? null
    : result.errors.map(({ type, msg, loc }): RecordError => ({ type, msg, loc: (loc ?? []).join('.') })),
});

/**
 * Stores the answer to a batch, record by record, once: a second call changes nothing.
 * @returns the records that were refused because of their area
 */
export function settleBatch({ id, period }: Batch, results: readonly SdepResult[]): Promise<number[]> {
  const answers = results.map(told);
  return transaction(async (tx) => {
    const closed = await tx.reportBatch.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: new Date(), answer: answers, body: null },
    });
    if (closed.count === 0) return [];
    const refused = await tx.$queryRaw<{ id: number; cause: ReportCause | null }[]>`
      UPDATE stay_reports r SET sent_at = now(), cause = a.cause::report_cause, errors = a.errors,
        accepted = CASE WHEN a.version IS NULL THEN r.accepted ELSE r.body END,
        accepted_of = CASE WHEN a.version IS NULL THEN r.accepted_of ELSE r.made_of END,
        accepted_version = coalesce(a.version, r.accepted_version),
        perhaps = CASE WHEN a.version IS NULL THEN r.perhaps END,
        cancelled = CASE WHEN a.version IS NULL THEN r.cancelled
          ELSE coalesce(r.body::json ->> 'status' = 'cancelled', false) END,
        corrected = r.corrected + (a.version IS NOT NULL AND r.accepted IS NOT NULL)::int,
        period = CASE WHEN a.version IS NULL THEN r.period ELSE ${period} END,
        told_at = CASE WHEN a.version IS NULL THEN r.told_at END
      FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        AS a (position int, version text, cause text, errors jsonb)
      WHERE r.batch_id = ${id}::int AND r.position = a.position RETURNING r.id, r.cause::text AS cause`;
    const of = (...causes: (ReportCause | null)[]) =>
      refused.filter(({ cause }) => causes.includes(cause)).map((record) => record.id);
    await tellRefused(tx, of('value'));
    return of('area_ended', 'regulation');
  });
}

/**
 * Closes a batch that the authority refused as a whole: its records count as never sent. If it `mayBeHeard`, since an
 * earlier attempt got no answer, their texts are kept, to be withdrawn or sent again.
 */
export async function dropBatch({ id }: Batch, why: string, mayBeHeard: boolean): Promise<void> {
  await transaction(async (tx) => {
    await tx.reportBatch.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: new Date(), answer: { error: why }, body: null },
    });
    await tx.$executeRaw`
      UPDATE stay_reports SET batch_id = NULL, position = NULL,
        perhaps = CASE WHEN ${mayBeHeard} THEN body ELSE perhaps END
      WHERE batch_id = ${id}::int`;
  });
}

/** Lets these records be sent once more, if their area still exists. */
export async function tryAgain(ids: readonly number[]): Promise<number> {
  return prisma().$executeRaw`
    UPDATE stay_reports r SET cause = NULL, errors = NULL
    WHERE r.id = ANY(${[...ids]}::int[]) AND EXISTS (
      SELECT FROM short_stay_areas sa JOIN listing_short_stay_areas la ON la.area = sa.id
      WHERE sa.area_id = r.area_id AND la.listing_id = r.listing_id AND sa.state <> 'ended'
        AND sa.regulation IN ('activity', 'all'))`;
}
