import { bookedSourceTexts, channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

interface KeyEntry {
  text: string;
  look: Record<`data-${string}`, string | true>;
  sign?: string;
  /** Stands for a price of its own. */
  special?: boolean;
}

const { legend } = texts;
const full = (kind: string) => ({ 'data-shape': 'full', 'data-kind': kind });

const entries: readonly KeyEntry[] = [
  { text: legend.free, look: { 'data-shape': 'free' } },
  { text: legend.special, look: { 'data-shape': 'free' }, special: true },
  { text: bookedSourceTexts.internal, look: full('taken') },
  { text: bookedSourceTexts.airbnb, look: full('imported'), sign: texts.airbnbSign },
  { text: bookedSourceTexts.booking_com, look: full('imported'), sign: texts.bookingComSign },
  { text: legend.blocked, look: full('blocked') },
  { text: legend.arrival, look: { ...full('taken'), 'data-first': true } },
  { text: legend.departure, look: { 'data-shape': 'departure', 'data-kind': 'taken' } },
  { text: legend.conflict, look: full('conflict'), sign: texts.conflictSign },
  { text: legend.chosen, look: { 'data-shape': 'free', 'data-chosen': 'single' } },
];

/** What the shapes, colours and letters of the days mean. */
export function CalendarKey() {
  return (
    <ul aria-label={legend.title} className="flex flex-wrap gap-x-5 gap-y-2 text-ci-gray-700">
      {entries.map(({ text, look, sign, special }) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden className="calendar-day calendar-swatch flex" {...look}>
            {sign && <span className="text-xs font-semibold">{sign}</span>}
            {special && (
              <span className="calendar-day-text" data-strong>
                €
              </span>
            )}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
