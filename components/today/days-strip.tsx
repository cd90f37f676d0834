import { cn } from '@/components/ui/cn';
import { weekday } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { formatBriefDay, formatShortDay } from '@/lib/format/date';
import { runsOf } from '@/lib/today/nights';
import type { DaysPicture, NightState, StripCell } from '@/lib/today/nights';
import { weekdayTexts } from '@/lib/texts/format';
import { todayTexts as texts } from '@/lib/texts/today';

const classes: Readonly<Record<NightState, string>> = {
  free: 'bg-surface text-ci-gray-900',
  taken: 'bg-taken text-surface line-through',
  asked:
    'bg-[repeating-linear-gradient(135deg,var(--color-sand-deep)_0_3px,var(--color-sand)_3px_7px)] text-ci-gray-900',
};

/** With more cells than this, weeks are too narrow for a label. */
const MOST_NAMED_WEEKS = 9;

/** The nights around a stay, with the stay as a bar below its nights. Screen readers get a sentence instead. */
export function DaysStrip({ picture: { cells, taken } }: { picture: DaysPicture }) {
  const first = cells.findIndex(({ isWanted }) => isWanted);
  const wanted = cells.filter(({ isWanted }) => isWanted).length;
  return (
    <>
      <p className="sr-only">{texts.around(runsOf(cells).map(runText))}</p>
      <div
        aria-hidden
        className="figures grid gap-y-1 overflow-hidden text-center text-xs leading-4"
        style={{ gridTemplateColumns: `repeat(${cells.length}, minmax(0, 1fr))` }}
      >
        {cells.map((cell) => (
          <Cell key={cell.start} cell={cell} isNamed={wanted <= MOST_NAMED_WEEKS} />
        ))}
        <span
          className={cn('h-1.5 rounded-full', taken > 0 ? 'bg-ci-red' : 'bg-ci-blue')}
          style={{ gridColumn: `${first + 1} / span ${wanted}` }}
        />
      </div>
    </>
  );
}

function Cell({ cell: { start, end, state, isWanted }, isNamed }: { cell: StripCell; isNamed: boolean }) {
  const isNight = nights({ start, end }) === 1;
  return (
    <span className="flex flex-col">
      {isNight && <span className="text-ci-gray-600">{weekdayTexts.short[weekday(start)]}</span>}
      <span
        className={cn(
          '-ml-px flex h-8 items-center justify-center border border-ci-gray-300 first:ml-0',
          classes[state],
          isWanted && 'font-semibold',
        )}
      >
        {isNight ? Number(start.slice(8)) : isNamed && formatBriefDay(start)}
      </span>
    </span>
  );
}

function runText({ start, end, state, isWanted }: StripCell): string {
  const word = (isWanted ? texts.wantedStates : texts.runStates)[state];
  return texts.run(word, formatShortDay(start), formatShortDay(end));
}
