/** Reports a run and finds its faults. */
import type { Judged } from '@/tools/upgrade/judge-cut';
import { converted } from '@/tools/upgrade/known';
import type { Migrated } from '@/tools/upgrade/migrate';
import { MOST_MS } from '@/tools/upgrade/probe';
import type { RolledOver } from '@/tools/upgrade/roll-over';
import type { Visits } from '@/tools/upgrade/visitors';

function migrationFaults({ held }: Migrated): string[] {
  return held
    .filter(({ milliseconds }) => milliseconds > MOST_MS)
    .map(
      ({ migration, table, milliseconds }) =>
        `${migration} kept ${table} from visitors for ${Math.round(milliseconds)} ms`,
    );
}

const visitFaults = ({ failed, failures }: Visits): string[] =>
  failed > 0 ? [`${failed} requests failed, such as ${failures.slice(0, 5).join(', ')}`] : [];

const dataFaults = (changed: readonly string[]): string[] =>
  changed.filter((column) => !(column in converted)).map((column) => `${column} is not as before`);

export function cutFaults({ last, migrated, empty, changed, visits, unwatched }: Judged): string[] {
  const faults = [
    ...migrationFaults(migrated),
    ...empty.map((table) => `${table} took too few rows to say anything`),
    ...dataFaults(changed),
    ...visitFaults(visits),
    ...unwatched.map(
      (table) => `visitors read ${table}, which scripts/fences/visitor-tables.ts does not name`,
    ),
  ];
  return faults.map((fault) => `from ${last}: ${fault}`);
}

export function releaseFaults({
  migrated,
  visits,
  changed,
  seenOtherwise,
  restoredOtherwise,
}: RolledOver): string[] {
  return [
    ...migrationFaults(migrated),
    ...visitFaults(visits),
    ...dataFaults(changed),
    ...seenOtherwise.map((place) => `visitors see something else at ${place}`),
    ...restoredOtherwise.map((column) => `${column} of the restored backup is not as what was migrated`),
  ].map((fault) => `the old release: ${fault}`);
}

const migratedText = ({ applied, held, reads, slowestMs }: Migrated): string => {
  const waits = held.map(
    ({ migration, table, milliseconds }) => `${table} ${Math.round(milliseconds)} ms (${migration})`,
  );
  return (
    `${applied.length} migrations, each table read ${reads} times, slowest answer ${Math.round(slowestMs)} ms; ` +
    `waited over ${MOST_MS} ms for: ${waits.length > 0 ? waits.join(', ') : 'nothing'}`
  );
};

const visitText = ({ requests, failed, slowestMs }: Visits): string => {
  const counts = Object.entries(requests).map(([kind, count]) => `${kind} ${count}`);
  return `${counts.join(', ')} requests, ${failed} failed, slowest ${Math.round(slowestMs)} ms`;
};

export const cutLine = ({ last, homes, migrated, changed, visits }: Judged): string =>
  [
    `From ${last}, ${homes} homes: ${migratedText(migrated)}.`,
    `  Then: ${visitText(visits)}. Changed: ${changed.join(', ') || 'nothing'}.`,
  ].join('\n');

export const releaseLine = (commit: string, had: number, { migrated, visits, changed }: RolledOver): string =>
  [
    `Release ${commit.slice(0, 8)}, ${had} migrations: ${migratedText(migrated)}.`,
    `  Meanwhile: ${visitText(visits)}. Changed: ${changed.join(', ') || 'nothing'}.`,
  ].join('\n');
