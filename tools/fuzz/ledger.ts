/**
 * Records every row change in the database, with the row before and after, so that all changes can be undone. Only for
 * a database of the run's own.
 */
import pg from 'pg';
import type { Json } from '@/tools/fuzz/document';

export interface Change {
  table: string;
  operation: 'INSERT' | 'UPDATE' | 'DELETE';
  before: Json | null;
  after: Json | null;
}

interface Table {
  name: string;
  key: readonly string[];
  /** Without generated ones. */
  columns: readonly string[];
  /** Its rows are numbered by a sequence. */
  sequence: string | null;
}

/** Not followed: counters, which every call changes, and the change log, which has no owners and must not go back. */
const unfollowed = ['_prisma_migrations', 'rate_limits', 'changes'];

/** Ids begin beyond all other numbers, so that an id in an answer identifies its table: each has this range. */
const FIRST_ID = 1_000_000_000;
const IDS_PER_TABLE = 4_000_000;

const tablesQuery = `
  SELECT c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
          WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          AND a.attgenerated = '') AS columns,
    CASE WHEN EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'id'
                      AND a.atttypid = 'int4'::regtype)
         THEN pg_get_serial_sequence(quote_ident(c.relname), 'id') END AS sequence
  FROM pg_class c
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
  ORDER BY c.relname`;

export class Ledger {
  readonly #client: pg.Client;
  readonly #tables = new Map<string, Table>();
  /** The last change that was read. */
  #read = '0';

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Follows every table of the database from now on. */
  static async open(connectionString: string): Promise<Ledger> {
    // In replica mode the server skips foreign keys and triggers, also this ledger's, when rows are put back.
    const client = new pg.Client({
      connectionString,
      options: '-c session_replication_role=replica -c timezone=UTC',
    });
    await client.connect();
    const ledger = new Ledger(client);
    await ledger.#follow();
    return ledger;
  }

  get tables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** The table that an id in an answer is of. */
  tableOf(id: number): string | null {
    const index = Math.floor((id - FIRST_ID) / IDS_PER_TABLE);
    const name = this.tables[index];
    return name !== undefined && this.#tables.get(name)?.sequence ? name : null;
  }

  async #follow(): Promise<void> {
    const { rows } = await this.#client.query<Table>(tablesQuery, [unfollowed]);
    for (const table of rows) this.#tables.set(table.name, table);
    await this.#client.query(`
      CREATE SCHEMA fuzz;
      CREATE TABLE fuzz.changes (n bigserial PRIMARY KEY, "table" text NOT NULL, operation text NOT NULL,
                                 before jsonb, after jsonb);
      CREATE FUNCTION fuzz.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
        INSERT INTO fuzz.changes ("table", operation, before, after) VALUES (TG_TABLE_NAME, TG_OP,
          CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END, CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END);
        RETURN NULL;
      END $$`);
    for (const [index, { name, sequence }] of rows.entries()) {
      await this.#client.query(
        `CREATE TRIGGER fuzz_note AFTER INSERT OR UPDATE OR DELETE ON ${pg.escapeIdentifier(name)}
         FOR EACH ROW EXECUTE FUNCTION fuzz.note()`,
      );
      if (sequence)
        await this.#client.query(`SELECT setval($1::regclass, $2)`, [
          sequence,
          FIRST_ID + index * IDS_PER_TABLE,
        ]);
    }
  }

  /** All current rows, by table. */
  async rows(): Promise<[table: string, row: Json][]> {
    const all: [string, Json][] = [];
    for (const name of this.tables) {
      const { rows } = await this.#client.query<{ row: Json }>(
        `SELECT to_jsonb(t) AS row FROM ${pg.escapeIdentifier(name)} t`,
      );
      all.push(...rows.map(({ row }): [string, Json] => [name, row]));
    }
    return all;
  }

  /** What was changed since the last call, in order. */
  async take(): Promise<Change[]> {
    const { rows } = await this.#client.query<Change & { n: string }>({
      name: 'take',
      text: 'SELECT n::text, "table", operation, before, after FROM fuzz.changes WHERE n > $1 ORDER BY n',
      values: [this.#read],
    });
    this.#read = rows.at(-1)?.n ?? this.#read;
    return rows.map(({ n: _n, ...change }) => change);
  }

  /** `putBack` restores the state at this point. */
  async settle(): Promise<void> {
    await this.#client.query('DELETE FROM fuzz.changes');
  }

  /** Undoes every change since `settle`, and forgets the jobs and counters that came with them. */
  async putBack(): Promise<void> {
    const { rows } = await this.#client.query<Change>(
      'SELECT "table", operation, before, after FROM fuzz.changes ORDER BY n DESC',
    );
    await this.#client.query('BEGIN');
    for (const { table, before, after } of rows) {
      if (after) await this.#remove(table, after);
      if (before) await this.#insert(table, before);
    }
    // Invalidates what is cached in memory.
    await this.#client.query(`
      DELETE FROM fuzz.changes;
      DELETE FROM rate_limits;
      DELETE FROM graphile_worker._private_jobs;
      DELETE FROM graphile_worker._private_job_queues;
      INSERT INTO changes (kind) VALUES ('everything')`);
    await this.#client.query('COMMIT');
  }

  #table(name: string): Table {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`${name} is no table that is followed`);
    return table;
  }

  async #remove(name: string, row: Json): Promise<void> {
    const same = this.#table(name).key.map(
      (column) => `t.${pg.escapeIdentifier(column)} = old.${pg.escapeIdentifier(column)}`,
    );
    await this.#client.query(
      `DELETE FROM ${pg.escapeIdentifier(name)} t
       USING jsonb_populate_record(NULL::${pg.escapeIdentifier(name)}, $1) old WHERE ${same.join(' AND ')}`,
      [JSON.stringify(row)],
    );
  }

  async #insert(name: string, row: Json): Promise<void> {
    const columns = this.#table(name)
      .columns.map((column) => pg.escapeIdentifier(column))
      .join(', ');
    await this.#client.query(
      `INSERT INTO ${pg.escapeIdentifier(name)} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_record(NULL::${pg.escapeIdentifier(name)}, $1)`,
      [JSON.stringify(row)],
    );
  }

  /** Runs a statement outside requests, without triggers. */
  async run(text: string, values: readonly unknown[] = []): Promise<void> {
    await this.#client.query(text, [...values]);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
