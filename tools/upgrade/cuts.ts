/** The older releases to upgrade from: databases after the first migration of each week or day. */

/** The minimum number of cuts. */
const FEWEST = 4;

const dayOf = (migration: string) => migration.slice(0, 8);

/** The Monday of a day as eight digits, in milliseconds. */
function weekOf(day: string): number {
  const at = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  return at - ((new Date(at).getUTCDay() + 6) % 7) * 86_400_000;
}

const firstOfEach = (migrations: readonly string[], groupOf: (migration: string) => number | string) =>
  migrations.filter((name, at) => at === 0 || groupOf(name) !== groupOf(migrations[at - 1] ?? ''));

export interface Cuts {
  every: 'week' | 'day';
  /** The last migration that each of them has, oldest first. */
  lasts: string[];
}

/** @param migrations all names, in order */
export function cutsOf(migrations: readonly string[]): Cuts {
  const weeks = firstOfEach(migrations, (name) => weekOf(dayOf(name)));
  const every = weeks.length > FEWEST ? 'week' : 'day';
  const lasts = every === 'week' ? weeks : firstOfEach(migrations, dayOf);
  // The first migration alone was never a release: the towns came with the next ones.
  return { every, lasts: lasts.slice(1) };
}
