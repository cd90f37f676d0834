/** Recounts every invariant of the database from scratch. */
import { calendarInvariants } from '@/tools/chaos/recount/calendar';
import { landlordFacts } from '@/tools/chaos/recount/facts';
import type { Invariant, Recounted } from '@/tools/chaos/recount/invariant';
import { letterInvariants } from '@/tools/chaos/recount/letters';
import { listingInvariants } from '@/tools/chaos/recount/listings';
import { moneyInvariants } from '@/tools/chaos/recount/money';
import { searchInvariants } from '@/tools/chaos/recount/search';

export const invariants: readonly Invariant[] = [
  ...calendarInvariants,
  ...moneyInvariants,
  ...listingInvariants,
  ...letterInvariants,
  landlordFacts,
  ...searchInvariants,
];

export interface Verdict {
  name: string;
  /** Empty if it holds, undefined if unchecked. */
  wrong: string[] | undefined;
}

/** On one connection, one after the other. */
export async function recount(world: Recounted): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, find } of invariants) verdicts.push({ name, wrong: await find(world) });
  return verdicts;
}
