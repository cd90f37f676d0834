import { RegionSelect } from '@/components/holidays/region-select';
import { Words } from '@/components/ui/words';
import { bookedSourceTexts, ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { holidayLayerTexts } from '@/lib/texts/holiday-layer';
import { priceLayerTexts } from '@/lib/texts/stay-prices';

interface KeyEntry {
  text: string;
  check: Record<`data-${string}`, string | true>;
  /** Whether it is drawn as a bar in the month view. */
  isBar?: true;
  sign?: string;
  /** Which sign of a price or holiday it explains. */
  shows?: 'price' | 'diamond' | 'triangle' | 'line';
}

const { legend } = texts;
const full = (kind: string) => ({ 'data-shape': 'full', 'data-kind': kind });

const bar = (kind: string) => ({ 'data-bar': kind, 'data-begins': true, 'data-ends': true }) as const;

const entries: readonly KeyEntry[] = [
  { text: legend.free, check: { 'data-shape': 'free' } },
  { text: priceLayerTexts.date, check: { 'data-shape': 'free' }, shows: 'price' },
  { text: priceLayerTexts.season, check: { 'data-shape': 'free' }, shows: 'diamond' },
  { text: priceLayerTexts.weekend, check: { 'data-shape': 'free' }, shows: 'triangle' },
  { text: holidayLayerTexts.legend, check: { 'data-shape': 'free' }, shows: 'line' },
  { text: bookedSourceTexts.internal, check: bar('internal'), isBar: true },
  { text: bookedSourceTexts.airbnb, check: bar('airbnb'), isBar: true, sign: texts.airbnbSign },
  { text: bookedSourceTexts.booking_com, check: bar('booking_com'), isBar: true, sign: texts.bookingComSign },
  { text: bookedSourceTexts.other, check: bar('other'), isBar: true, sign: texts.otherSign },
  { text: texts.pending, check: bar('pending'), isBar: true },
  { text: legend.closed, check: bar('closed'), isBar: true },
  { text: legend.blocked, check: full('blocked') },
  { text: legend.conflict, check: full('conflict'), sign: texts.conflictSign },
  { text: legend.chosen, check: { 'data-shape': 'free', 'data-chosen': 'single' } },
];

/** An expandable legend of the shapes, colours and letters of the days. */
export function CalendarKey() {
  return (
    <details className="text-ci-gray-700">
      <summary className="w-fit cursor-pointer py-1">{legend.title}</summary>
      <ul aria-label={legend.title} className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {entries.map((entry) => (
          <li key={entry.text} className="flex items-center gap-2">
            <span
              aria-hidden
              className={
                entry.isBar ? 'calendar-bar calendar-bar-swatch' : 'calendar-day calendar-swatch flex'
              }
              {...entry.check}
            >
              {entry.sign && <span className="text-xs font-semibold">{entry.sign}</span>}
              <Shown entry={entry} />
            </span>
            <Words>{entry.text}</Words>
          </li>
        ))}
      </ul>
      <RegionSelect className="mt-3" />
    </details>
  );
}

function Shown({ entry: { shows } }: { entry: KeyEntry }) {
  if (shows === undefined) return null;
  if (shows === 'line') return <span className="calendar-day-line" />;
  if (shows !== 'price') return <span className="calendar-day-mark" data-mark={shows} />;
  return (
    <span className="calendar-day-text" data-strong>
      €
    </span>
  );
}
