import { calendarClassNames } from '@/components/ui/calendar-class-names';
import { chosenPlace, dayAppearance } from '@/components/ui/calendar-days';
import type { ChosenPlace, DayShape, Nights } from '@/components/ui/calendar-days';
import { Words } from '@/components/ui/words';
import { addDays, addMonths, diffDays, weekday } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatMonth } from '@/lib/format/date';
import { inSentence } from '@/lib/format/words';
import { weekdayTexts } from '@/lib/texts/format';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** Every month takes as many rows as the longest, so that the height is the same. */
const weeks = [0, 1, 2, 3, 4, 5];

interface MonthTableProps {
  /** The first day of the month. */
  first: Day;
  nights: Nights;
  today: Day;
  /** Days that are marked as chosen. */
  stay?: DayRange | null;
}

/**
 * A read-only month that looks like `Calendar` without its script, whose 25 kB gzip can wait until the visitor turns to
 * another month. Its days are a fifth of a listing page's HTML, so their markup is as short as possible: column headers
 * and the table's caption supply the rest.
 */
export function MonthTable({ first, nights, today, stay = null }: MonthTableProps) {
  const title = formatMonth(first);
  const blanks = weekday(first) - 1;
  const length = diffDays(first, addMonths(first, 1));
  return (
    <div className={calendarClassNames.month}>
      <div className={calendarClassNames.month_caption}>
        <span className={calendarClassNames.caption_label}>{title}</span>
      </div>
      <table aria-label={title} className={`calendar-read ${calendarClassNames.month_grid}`}>
        <WeekdayNames />
        <Weeks
          weeks={weeks.map((week) =>
            weekdays.map((column) => {
              const number = week * 7 + column - blanks;
              if (number < 1 || number > length) return null;
              const day = addDays(first, number - 1);
              return {
                number,
                shape: dayAppearance(day, nights, today).shape,
                isToday: day === today,
                chosen: stay ? chosenPlace(day, stay) : undefined,
              };
            }),
          )}
        />
      </table>
    </div>
  );
}

/** The same above every month. */
function WeekdayNames() {
  return (
    <thead>
      <tr>
        {weekdays.map((number) => (
          <th key={number} scope="col">
            <span aria-hidden>{weekdayTexts.short[number]}</span>
            <span className="sr-only">{weekdayTexts.long[number]}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface MonthDayProps {
  number: number;
  shape: DayShape;
  isToday: boolean;
  chosen?: ChosenPlace;
}

/** Null for cells outside the month. */
type WeekDays = readonly (MonthDayProps | null)[];

function Weeks({ weeks: rows }: { weeks: readonly WeekDays[] }) {
  return (
    <tbody>
      {rows.map((days, week) => (
        <tr key={weeks[week]}>
          {days.map((day, column) => (
            <td key={weekdays[column]}>{day && <MonthDay {...day} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function MonthDay({ number, shape, isToday, chosen }: MonthDayProps) {
  return (
    <span className="calendar-day" data-shape={shape} data-today={isToday || undefined} data-chosen={chosen}>
      <Words>{number}</Words>
      <span className="sr-only">{chosen ? chosenWords(chosen) : wordsOf(shape)}</span>
    </span>
  );
}

const wordsOf = (shape: DayShape) => ` ${inSentence(calendarDayTexts[shape === 'full' ? 'taken' : shape])}`;

const chosenTexts = {
  single: 'chosen',
  start: 'chosenArrival',
  middle: 'chosen',
  end: 'chosenDeparture',
} as const;

const chosenWords = (place: ChosenPlace) => ` ${inSentence(calendarDayTexts[chosenTexts[place]])}`;
