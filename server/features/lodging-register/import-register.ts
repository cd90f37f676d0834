import 'server-only';

import { open as openFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { from as copyFrom } from 'pg-copy-streams';
import type pg from 'pg';
import { endedEntry, readRegisterRow, registerColumns } from '@/lib/lodging-register/read-row';
import type { RegisterEntry, RegisterRow, SkipReason } from '@/lib/lodging-register/read-row';
import { pool, prisma } from '@/server/db';

/**
 * Imports the public base register into `lodging_register`: streamed, in one transaction, so that a broken file changes
 * nothing. Numbers that are no longer in the file, or no longer valid, are kept and marked: a listing may still use
 * them. Each run is recorded.
 */

/** Why a file was refused; nothing was changed. */
export class RegisterError extends Error {
  override readonly name: string = 'RegisterError';
}

/** Another import runs; nothing was read. */
export class RegisterBusyError extends RegisterError {
  override readonly name = 'RegisterBusyError';
}

type Skipped = Partial<Record<SkipReason | 'number twice in the file', number>>;

export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Known numbers that are no longer in the file. */
  removed: number;
  skipped: Skipped;
  notes: string[];
}

/** Column of the table → field of an entry, in COPY order. */
const columns: readonly (readonly [string, keyof RegisterEntry])[] = [
  ['number', 'number'],
  ['alternative_name', 'alternativeName'],
  ['name', 'name'],
  ['thoroughfare', 'thoroughfare'],
  ['house_number', 'houseNumber'],
  ['house_number_suffix', 'houseNumberSuffix'],
  ['municipality', 'municipality'],
  ['post_code', 'postCode'],
  ['province', 'province'],
  ['latitude', 'latitude'],
  ['longitude', 'longitude'],
  ['maximum_capacity', 'maximumCapacity'],
];
const names = columns.map(([name]) => name);
const compared = names.slice(1);

interface OpenFile {
  stream: Readable;
  /** When it was made, as far as its server or disk says. */
  date: Date | null;
}

function dateOf(header: string | null): Date | null {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

async function open(source: string): Promise<OpenFile> {
  if (!/^https?:\/\//i.test(source)) {
    const file = await openFile(source).catch(() => {
      throw new RegisterError(`the file ${source} cannot be opened.`);
    });
    return { stream: file.createReadStream(), date: (await file.stat()).mtime };
  }
  const answer = await fetch(source, { signal: AbortSignal.timeout(120_000) }).catch(() => null);
  if (!answer?.ok || !answer.body) {
    throw new RegisterError(`the address answers ${answer?.status ?? 'nothing'}.`);
  }
  return { stream: Readable.from(answer.body), date: dateOf(answer.headers.get('last-modified')) };
}

/** A value in the text format of COPY. */
function copyValue(value: string | number | null): string {
  if (value === null) return '\\N';
  const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
  return String(value).replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

/** Turns rows of the file into COPY lines, counting what is left out. */
class EntryWriter extends Transform {
  readonly skipped: Skipped = {};
  rows = 0;
  withoutPoint = 0;
  /** Numbers of rows that are no longer valid, with their status. */
  readonly ended = new Map<string, string>();
  readonly #seen = new Set<string>();

  constructor() {
    super({ writableObjectMode: true });
  }

  #skip(reason: keyof Skipped): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }

  #end(row: RegisterRow): void {
    const { number, status } = endedEntry(row);
    this.ended.set(number, status);
  }

  override _transform(row: RegisterRow, _encoding: BufferEncoding, done: TransformCallback): void {
    this.rows += 1;
    const read = readRegisterRow(row);
    if ('skipped' in read) {
      this.#skip(read.skipped);
      if (read.skipped === 'not active') this.#end(row);
    } else if (this.#seen.has(read.entry.number)) this.#skip('number twice in the file');
    else {
      const { entry } = read;
      this.#seen.add(entry.number);
      if (entry.latitude === null) this.withoutPoint += 1;
      this.push(`${columns.map(([, field]) => copyValue(entry[field])).join('\t')}\n`);
    }
    done();
  }
}

function checkHeader(header: string[]): string[] {
  const missing = registerColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new RegisterError(`it is not the register: no column ${missing.join(', ')}.`);
  return header;
}

async function load(client: pg.PoolClient, { stream }: OpenFile): Promise<EntryWriter> {
  const writer = new EntryWriter();
  await client.query('CREATE TEMP TABLE incoming (LIKE lodging_register INCLUDING DEFAULTS) ON COMMIT DROP');
  const copy = client.query(copyFrom(`COPY incoming (${names.join(', ')}) FROM STDIN`));
  const parser = parse({ delimiter: ';', columns: checkHeader, bom: true, skip_empty_lines: true });
  try {
    await pipeline(stream, parser, writer, copy);
  } catch (error) {
    if (error instanceof RegisterError) throw error;
    throw new RegisterError(error instanceof Error ? `${error.message}.` : 'it cannot be read.');
  }
  if (writer.rows === 0) throw new RegisterError('it holds no rows.');
  return writer;
}

type Merged = Pick<ImportReport, 'added' | 'changed' | 'removed'>;

/** Marks known numbers whose row in the file is no longer valid. */
async function endKnown(client: pg.PoolClient, ended: ReadonlyMap<string, string>): Promise<void> {
  await client.query(
    `UPDATE lodging_register r SET status = NULL FROM incoming i WHERE i.number = r.number AND r.status IS NOT NULL`,
  );
  await client.query(
    `UPDATE lodging_register r SET status = e.status, missing_since = NULL
     FROM unnest($1::text[], $2::text[]) AS e (number, status)
     WHERE e.number = r.number AND NOT EXISTS (SELECT FROM incoming i WHERE i.number = r.number)
       AND (r.status IS DISTINCT FROM e.status OR r.missing_since IS NOT NULL)`,
    [[...ended.keys()], [...ended.values()]],
  );
}

async function merge(client: pg.PoolClient, ended: ReadonlyMap<string, string>): Promise<Merged> {
  const differs = `(${compared.map((name) => `r.${name}`).join(', ')}) IS DISTINCT FROM (${compared.map((name) => `i.${name}`).join(', ')})`;
  const updated = await client.query(
    `UPDATE lodging_register r SET is_demo = false, ${compared.map((name) => `${name} = i.${name}`).join(', ')}
     FROM incoming i WHERE i.number = r.number AND (${differs} OR r.is_demo)`,
  );
  const inserted = await client.query(
    `INSERT INTO lodging_register (${names.join(', ')})
     SELECT ${names.join(', ')} FROM incoming ON CONFLICT (number) DO NOTHING`,
  );
  const gone = await client.query(
    `UPDATE lodging_register r SET missing_since = now() WHERE missing_since IS NULL AND NOT is_demo
     AND NOT EXISTS (SELECT FROM incoming i WHERE i.number = r.number) AND r.number <> ALL ($1::text[])`,
    [[...ended.keys()]],
  );
  await endKnown(client, ended);
  await client.query(
    `UPDATE lodging_register r SET missing_since = NULL FROM incoming i
     WHERE i.number = r.number AND r.missing_since IS NOT NULL`,
  );
  return {
    added: inserted.rowCount ?? 0,
    changed: updated.rowCount ?? 0,
    removed: gone.rowCount ?? 0,
  };
}

/** An address is recorded without any user name and password in it. */
const toldSource = (source: string) => source.replace(/^(https?:\/\/)[^/@]*@/i, '$1').slice(0, 2000);

interface Run {
  source: string;
  startedAt: Date;
  fileDate: Date | null;
}

/** In the transaction of the import. */
async function recordRun(client: pg.PoolClient, run: Run, report: ImportReport): Promise<void> {
  const { rows, added, changed, removed, skipped } = report;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  await client.query(
    `INSERT INTO register_runs (source, file_date, started_at, finished_at, rows, added, changed, removed, skipped)
     VALUES ($1, $2, $3, greatest(clock_timestamp(), $3), $4, $5, $6, $7, $8)`,
    [toldSource(run.source), run.fileDate, run.startedAt, rows, added, changed, removed, left],
  );
}

async function recordFailure({ source, startedAt, fileDate }: Run, failure: string): Promise<void> {
  const told = { source: toldSource(source), failure: failure.slice(0, 500) };
  await prisma().registerRun.create({ data: { ...told, startedAt, fileDate, finishedAt: new Date() } });
}

/** One import at a time: two would each mark as gone what the other adds. */
async function demandTurn(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('lodging-register', 0)) AS is_ours",
  );
  if (!rows[0]?.is_ours) throw new RegisterBusyError('another import is running.');
}

/**
 * @param source path of a file, or an http(s) address
 * @param told what is recorded as its source
 * @throws RegisterBusyError while another import runs
 * @throws RegisterError when the file is not the register, or broken anywhere: then nothing is changed
 */
export async function importRegister(source: string, told = source): Promise<ImportReport> {
  const run: Run = { source: told, startedAt: new Date(), fileDate: null };
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    await demandTurn(client);
    const file = await open(source);
    if (told === source) run.fileDate = file.date;
    const { rows, skipped, withoutPoint, ended } = await load(client, file);
    const taken = rows - Object.values(skipped).reduce((sum, count) => sum + count, 0);
    if (taken === 0) throw new RegisterError('it holds no holiday home.');
    const { added, changed, removed } = await merge(client, ended);
    const notes = withoutPoint > 0 ? [`${withoutPoint} without a usable place on the map.`] : [];
    const unchanged = taken - added - changed;
    const report: ImportReport = { rows, added, changed, unchanged, removed, skipped, notes };
    await recordRun(client, run, report);
    await client.query('COMMIT');
    return report;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (error instanceof RegisterError && !(error instanceof RegisterBusyError))
      await recordFailure(run, error.message);
    throw error;
  } finally {
    client.release();
  }
}
