/** The description of a day in the timeline: 'Duinzicht, wo 9 dec, verblijf van Jan, 4 nachten'. */
import { weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatBriefDay } from '@/lib/format/date';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import type { Bar, TimelineListing } from '@/lib/planning/timeline';
import { bookedSourceTexts } from '@/lib/texts/owner-calendar';
import { weekdayTexts } from '@/lib/texts/format';
import { planningTexts as texts } from '@/lib/texts/planning';

const known = new Map<Day, string>();

/** 'wo 9 dec' */
export function cellDay(day: Day): string {
  let text = known.get(day);
  if (text === undefined) {
    text = `${weekdayTexts.short[weekday(day)]} ${formatBriefDay(day)}`;
    known.set(day, text);
  }
  return text;
}

/** The site that an imported stay comes from. */
export const siteOf = ({ calendar, source }: Bar): string =>
  calendar ?? bookedSourceTexts[source ?? 'internal'];

/** The kind of a bar, in lower case: 'verblijf van Jan', 'Airbnb', 'geblokkeerd'. */
export function barText(bar: Bar): string {
  const { kind, guest } = bar;
  if (kind === 'stay') return texts.stayOf(guest);
  if (kind === 'own') return texts.ownOf(guest);
  if (kind === 'request') return texts.requestOf(guest);
  if (kind === 'block') return texts.blocked;
  return kind === 'closed' ? texts.closedAt(siteOf(bar)) : siteOf(bar);
}

/** '4 nachten' */
export const barNights = (bar: Bar): string => nightCountText(nights(bar));

/** 'nog € 300,- te betalen' as a list of one; empty if nothing is due. */
const openText = ({ open }: Bar): string[] => (open > 0 ? [texts.owes(formatEuro(open))] : []);

/** The text on a bar; the number of nights is only shown if there is room. */
export function barLabel(bar: Bar): string {
  if (bar.kind === 'block') return texts.blocked;
  if (bar.kind === 'imported') return siteOf(bar);
  if (bar.kind === 'closed') return texts.closedAt(siteOf(bar));
  return bar.guest ?? texts.unnamed;
}

/** The text of a free day: its price, if known. */
function freeText({ prices }: TimelineListing, day: Day): string {
  const price = prices.get(day);
  const money = price === undefined ? '' : `, ${texts.perNight(formatWholeEuro(price))}`;
  return texts.free + money;
}

export function cellText(listing: TimelineListing, day: Day, today: Day): string {
  const bar = listing.barOn.get(day);
  const what = bar ? [barText(bar), barNights(bar), ...openText(bar)].join(', ') : freeText(listing, day);
  return [listing.name, cellDay(day), ...(day === today ? [texts.isToday] : []), what].join(', ');
}
