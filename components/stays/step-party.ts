/** Rules for counting the party, as pure functions, so that the steppers contain no logic. */
import type { Comer, Party } from '@/lib/stays/party';

/** Upper limits for each kind, and for adults and children together: no listing accepts more. */
export const MOST: Party = { adults: 20, children: 10, babies: 5, pets: 5 };
const MOST_PERSONS = 20;

/** Those who only come with an adult. */
const isYoung = (who: Comer) => who === 'children' || who === 'babies';

/** Adds or subtracts one; children and babies require an adult. */
export function stepParty(party: Party, who: Comer, by: 1 | -1): Party {
  const next = { ...party, [who]: party[who] + by };
  return isYoung(who) && next[who] > 0 && next.adults === 0 ? { ...next, adults: 1 } : next;
}

/**
 * Whether a step is possible.
 *
 * @param least the fewest adults: 0 where no party need be chosen
 */
export function canStep(party: Party, who: Comer, by: 1 | -1, least: 0 | 1 = 0): boolean {
  const { adults, children, babies } = party;
  if (by === -1)
    return party[who] > (who === 'adults' && children + babies > 0 ? 1 : who === 'adults' ? least : 0);
  if (party[who] >= MOST[who]) return false;
  if (who === 'pets') return true;
  const persons = (who === 'babies' ? 0 : 1) + (isYoung(who) && adults === 0 ? 1 : 0);
  return adults + children + persons <= MOST_PERSONS;
}
