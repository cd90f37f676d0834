/** Rules for counting the party, as pure functions, so that the steppers contain no logic. */

/** Adults may be 0: no party chosen yet. */
export interface ChosenParty {
  adults: number;
  children: number;
  pets: number;
}

export type Comer = keyof ChosenParty;

/** Upper limits for each kind, and for all persons together: no listing accepts more. */
const MOST: ChosenParty = { adults: 20, children: 10, pets: 5 };
const MOST_PERSONS = 20;

export const nobody: ChosenParty = { adults: 0, children: 0, pets: 0 };

/** Adds or subtracts one; children require an adult. */
export function stepParty(party: ChosenParty, who: Comer, by: 1 | -1): ChosenParty {
  const next = { ...party, [who]: party[who] + by };
  return next.children > 0 && next.adults === 0 ? { ...next, adults: 1 } : next;
}

/** Whether a step is possible. */
export function canStep(party: ChosenParty, who: Comer, by: 1 | -1): boolean {
  const { adults, children } = party;
  if (by === -1) return who === 'adults' && children > 0 ? adults > 1 : party[who] > 0;
  if (party[who] >= MOST[who]) return false;
  const persons = who === 'children' && adults === 0 ? 2 : 1;
  return who === 'pets' || adults + children + persons <= MOST_PERSONS;
}

/** The values of the form's fields; '' for no filter. */
export function partyFields({ adults, children, pets }: ChosenParty) {
  const text = (count: number) => (count > 0 ? String(count) : '');
  return { guests: text(adults + children), children: text(children), pets: text(pets) };
}
