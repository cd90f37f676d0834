import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFaults } from '@/scripts/fences/migration-locks';
import { partsOf, statementsOf } from '@/scripts/fences/sql-statements';
import { visitorTables } from '@/scripts/fences/visitor-tables';

/** Migrations up to this one predate the rule; how long they block visitors is measured (`npm run upgrade`). */
const LAST_BEFORE = '20261129237801_cancelled_reports';

/** Newer exceptions, with the reason and what docs/operations.md says about deploying them. */
const decided: Record<string, string> = {};

const folder = 'prisma/migrations';
const names = fs
  .readdirSync(folder)
  .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))
  .toSorted();
const sqlOf = (name: string) => fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');

const faultsOf = (sql: string, earlier: string[] = []) => lockFaults({ sql, earlier, visitorTables });

describe('migrations', () => {
  it.each(names.filter((name) => name > LAST_BEFORE && !(name in decided)))(
    '%s: visitors notice nothing',
    (name) => {
      const earlier = names.filter((other) => other < name).map(sqlOf);
      expect(faultsOf(sqlOf(name), earlier)).toEqual([]);
    },
  );

  it('that were decided about are there', () => {
    expect(names).toContain(LAST_BEFORE);
    expect(names).toEqual(expect.arrayContaining(Object.keys(decided)));
  });

  it('of before the rule are found wanting, so the rule reads what is written here', () => {
    const wanting = names.filter((name) => name <= LAST_BEFORE && faultsOf(sqlOf(name)).length > 0);
    // These write rows and lock `users` or `listings`, in a careful order that the rule does not trust.
    expect(wanting).toEqual(
      expect.arrayContaining([
        '20261129020000_landlord_in_public',
        '20261129150100_way_in',
        '20261129190000_base_and_week_price',
        '20261129236402_traders',
      ]),
    );
    expect(wanting.length).toBeLessThan(names.length);
  });
});

describe('a migration', () => {
  it.each([
    ['an index', 'CREATE INDEX a ON listings (price)', 'CONCURRENTLY'],
    ['a unique index', 'CREATE UNIQUE INDEX "a" ON "public"."listings" USING btree (price)', 'CONCURRENTLY'],
    [
      'a concurrent index in a transaction',
      'CREATE INDEX CONCURRENTLY a ON listings (price)',
      'CONCURRENTLY',
    ],
    [
      'a computed default',
      'ALTER TABLE users ADD COLUMN key uuid NOT NULL DEFAULT gen_random_uuid()',
      'each row',
    ],
    [
      'a computed default of several',
      'ALTER TABLE users ADD a int, ADD b double precision DEFAULT random()',
      'each row',
    ],
    [
      'a generated column',
      'ALTER TABLE listings ADD COLUMN a text GENERATED ALWAYS AS (slug) STORED',
      'generated',
    ],
    ['a serial', 'ALTER TABLE listings ADD COLUMN a bigserial', 'generated'],
    ['another type', 'ALTER TABLE listings ALTER COLUMN price TYPE bigint', 'another type'],
    ['another type, at length', 'ALTER TABLE ONLY listings ALTER price SET DATA TYPE bigint', 'another type'],
    ['not null', 'ALTER TABLE listings ALTER COLUMN rating SET NOT NULL', 'every row'],
    ['a dropped column', 'ALTER TABLE listings DROP COLUMN rating', 'still runs'],
    ['a dropped column among others', 'ALTER TABLE listings ADD a int, DROP rating', 'still runs'],
    ['a renamed column', 'ALTER TABLE listings RENAME COLUMN rating TO stars', 'old name'],
    ['a renamed table', 'ALTER TABLE listings RENAME TO homes', 'old name'],
    ['a dropped table', 'DROP TABLE reviews', 'still runs'],
    ['an emptied table', 'TRUNCATE reviews', 'still runs'],
    ['a lock', 'LOCK TABLE listings IN SHARE MODE', 'wait'],
    ['a check', 'ALTER TABLE users ADD CONSTRAINT a CHECK (id > 0)', 'NOT VALID'],
    ['a check of a new column', 'ALTER TABLE users ADD COLUMN a int CHECK (a > 0)', 'NOT VALID'],
    [
      'a reference',
      'ALTER TABLE users ADD CONSTRAINT a FOREIGN KEY (id) REFERENCES listings (id)',
      'NOT VALID',
    ],
    ['a key', 'ALTER TABLE users ADD CONSTRAINT a UNIQUE (id)', 'USING INDEX'],
    [
      'rows written while a table is closed',
      'ALTER TABLE users ADD COLUMN a int; UPDATE listing_snapshots SET shown = NULL',
      'a migration of its own',
    ],
    [
      'rows copied while a trigger is dropped',
      'INSERT INTO openings (id) SELECT id FROM listings; DROP TRIGGER log_update ON users',
      'a migration of its own',
    ],
    [
      'a check validated where it is added',
      'ALTER TABLE users ADD CONSTRAINT a CHECK (id > 0) NOT VALID; ALTER TABLE users VALIDATE CONSTRAINT a',
      'a migration of its own',
    ],
    [
      'two closed tables',
      'ALTER TABLE users ADD COLUMN a int; ALTER TABLE listings ADD COLUMN a int',
      'one to a',
    ],
  ])('is refused for %s', (_what, sql, why) => {
    expect(faultsOf(`-- Why.\n${sql};\n`).join('\n')).toContain(why);
  });

  it.each([
    ['a new column', 'ALTER TABLE listings ADD COLUMN a timestamptz(3)'],
    ['a column with one value for all', "ALTER TABLE users ADD COLUMN a varchar(2) NOT NULL DEFAULT 'nl(1)'"],
    ['a column with the present moment', 'ALTER TABLE users ADD COLUMN a timestamptz NOT NULL DEFAULT now()'],
    [
      'a column that refers to others',
      'ALTER TABLE users ADD a int REFERENCES listings (id) ON DELETE SET NULL',
    ],
    ['an index made before', 'CREATE INDEX IF NOT EXISTS a ON listings (price)'],
    ['a check of new rows', 'ALTER TABLE users ADD CONSTRAINT a CHECK (id > 0) NOT VALID'],
    ['a check of the others, later', 'ALTER TABLE users VALIDATE CONSTRAINT a'],
    ['rows written', 'UPDATE listings SET rating = NULL'],
    [
      'a table of its own',
      'CREATE TABLE reviews (id int); CREATE INDEX a ON reviews (id); LOCK TABLE reviews',
    ],
    ['what visitors do not read', 'ALTER TABLE dac7_files DROP COLUMN year; UPDATE dac7_files SET year = 1'],
    ['words about it', "-- DROP TABLE reviews;\nCOMMENT ON TABLE reviews IS 'DROP TABLE reviews;'"],
    ['the body of a function', 'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $a$ TRUNCATE reviews; $a$'],
    ['a constraint dropped', 'ALTER TABLE users DROP CONSTRAINT a'],
  ])('may have %s', (_what, sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });

  it('may say SET NOT NULL where earlier ones had that checked', () => {
    const added = 'ALTER TABLE listings ADD CONSTRAINT there CHECK (rating IS NOT NULL) NOT VALID;';
    const validated = 'ALTER TABLE listings VALIDATE CONSTRAINT there;';
    const sql = 'ALTER TABLE listings ALTER COLUMN rating SET NOT NULL;';
    expect(faultsOf(sql, [added, validated])).toEqual([]);
    expect(faultsOf(sql, [added])).toHaveLength(1);
  });
});

describe('statements', () => {
  it('end where PostgreSQL ends them', () => {
    const sql = `INSERT INTO a VALUES ('it''s; one', "b;"); -- c;\nDO $x$ BEGIN; $$ END; $x$; /* d; */ SELECT 1`;
    expect(statementsOf(sql)).toEqual(["INSERT INTO a VALUES ('', b_)", 'DO $$', 'SELECT 1']);
  });

  it('have parts between commas', () => {
    expect(partsOf('ADD a numeric(3, 1), DROP b')).toEqual(['ADD a numeric(3, 1)', 'DROP b']);
  });
});
