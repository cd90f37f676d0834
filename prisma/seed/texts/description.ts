/** The description of a listing: 200 to 750 characters, of sentences that are true for it. */
import type { Random } from '../random';
import { openings, seaFromHouse } from './openings';
import { closings, practical } from './practical';
import { bathing, cooking, extras, sitting, sleeping } from './rooms';
import { nearby } from './towns';
import type { Facts } from './words';

const SHORTEST = 260;
const LONGEST = 735;

/**
 * Writes the description of a listing; `taken` contains those already used, so that no two are the same.
 * @throws RangeError if no new text can be found
 */
export function describeListing(listing: Facts, random: Random, taken: Set<string>): string {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const text = compose(listing, random.fork(`text ${attempt}`));
    if (taken.has(text)) continue;
    taken.add(text);
    return text;
  }
  throw new RangeError(`No new text for home ${listing.id}`);
}

function compose(listing: Facts, random: Random): string {
  const target = random.int(SHORTEST + 60, LONGEST - 60);
  const say = (variants: readonly string[]) => (variants.length > 0 ? [random.pick(variants)] : []);
  const inside = [
    bathing(listing),
    cooking(listing),
    sitting(listing),
    seaFromHouse(listing),
    ...extras(listing),
  ].flatMap(say);
  const first = [random.pick(openings(listing)), random.pick(sleeping(listing))];
  const last = practical(listing).flatMap(say);
  // The first practical sentence, about the length of stays, is always included.
  const optional = [...random.shuffle([...inside, ...say(nearby[listing.town.id])]), ...last.slice(1)];
  const chosen = random.shuffle(optional.map((_, i) => i));
  const kept = new Set<number>();
  const length = () => [...first, ...optional.filter((_, i) => kept.has(i)), last[0]].join(' ').length;
  for (const index of chosen) {
    if (length() >= target) break;
    kept.add(index);
    if (length() > LONGEST) kept.delete(index);
  }
  const paragraphs = [
    [...first, ...optional.filter((sentence, i) => kept.has(i) && !last.includes(sentence))].join(' '),
    [last[0], ...last.slice(1).filter((sentence) => kept.has(optional.indexOf(sentence)))].join(' '),
  ];
  const closing = random.pick(closings);
  const text = paragraphs.join('\n\n');
  return random.chance(0.5) && text.length + closing.length < LONGEST ? `${text} ${closing}` : text;
}
