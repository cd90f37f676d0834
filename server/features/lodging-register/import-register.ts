import 'server-only';

import { open as openFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { from as copyFrom } from 'pg-copy-streams';
import type pg from 'pg';
import { readRegisterRow, registerColumns } from '@/lib/lodging-register/read-row';
import type { RegisterEntry, RegisterRow, SkipReason } from '@/lib/lodging-register/read-row';
import { pool } from '@/server/db';

/**
 * Imports the public base register into `lodging_register`: streamed, in one transaction, so that a broken file changes
 * nothing. Numbers that are no longer in the file stay: a listing may still use them.
 */

/** Why a file was refused; nothing was changed. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
}

type Skipped = Partial<Record<SkipReason | 'number twice in the file', number>>;

export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
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

async function open(source: string): Promise<Readable> {
  if (!/^https?:\/\//i.test(source)) {
    const file = await openFile(source).catch(() => {
      throw new RegisterError(`the file ${source} cannot be opened.`);
    });
    return file.createReadStream();
  }
  const answer = await fetch(source, { signal: AbortSignal.timeout(120_000) }).catch(() => null);
  if (!answer?.ok || !answer.body) {
    throw new RegisterError(`the address answers ${answer?.status ?? 'nothing'}.`);
  }
  return Readable.from(answer.body);
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
  readonly #seen = new Set<string>();

  constructor() {
    super({ writableObjectMode: true });
  }

  #skip(reason: keyof Skipped): void {
    this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
  }

  override _transform(row: RegisterRow, _encoding: BufferEncoding, done: TransformCallback): void {
    this.rows += 1;
    const read = readRegisterRow(row);
    if ('skipped' in read) this.#skip(read.skipped);
    else if (this.#seen.has(read.entry.number)) this.#skip('number twice in the file');
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

async function load(client: pg.PoolClient, source: string): Promise<EntryWriter> {
  const writer = new EntryWriter();
  const file = await open(source);
  await client.query('CREATE TEMP TABLE incoming (LIKE lodging_register INCLUDING DEFAULTS) ON COMMIT DROP');
  const copy = client.query(copyFrom(`COPY incoming (${names.join(', ')}) FROM STDIN`));
  const parser = parse({ delimiter: ';', columns: checkHeader, bom: true, skip_empty_lines: true });
  try {
    await pipeline(file, parser, writer, copy);
  } catch (error) {
    if (error instanceof RegisterError) throw error;
    throw new RegisterError(error instanceof Error ? `${error.message}.` : 'it cannot be read.');
  }
  if (writer.rows === 0) throw new RegisterError('it holds no rows.');
  return writer;
}

async function merge(client: pg.PoolClient): Promise<{ added: number; changed: number }> {
  const differs = `(${compared.map((name) => `r.${name}`).join(', ')}) IS DISTINCT FROM (${compared.map((name) => `i.${name}`).join(', ')})`;
  const updated = await client.query(
    `UPDATE lodging_register r SET is_demo = false, ${compared.map((name) => `${name} = i.${name}`).join(', ')}
     FROM incoming i WHERE i.number = r.number AND (${differs} OR r.is_demo)`,
  );
  const inserted = await client.query(
    `INSERT INTO lodging_register (${names.join(', ')})
     SELECT ${names.join(', ')} FROM incoming ON CONFLICT (number) DO NOTHING`,
  );
  return { added: inserted.rowCount ?? 0, changed: updated.rowCount ?? 0 };
}

/**
 * @param source path of a file, or an http(s) address
 * @throws RegisterError when the file is not the register, or broken anywhere: then nothing is changed
 */
export async function importRegister(source: string): Promise<ImportReport> {
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    const { rows, skipped, withoutPoint } = await load(client, source);
    const taken = rows - Object.values(skipped).reduce((sum, count) => sum + count, 0);
    if (taken === 0) throw new RegisterError('it holds no holiday home.');
    const { added, changed } = await merge(client);
    await client.query('COMMIT');
    const notes = withoutPoint > 0 ? [`${withoutPoint} without a usable place on the map.`] : [];
    return { rows, added, changed, unchanged: taken - added - changed, skipped, notes };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
