import type { ClassNames } from 'react-day-picker';

const arrow =
  'row-start-1 inline-flex size-11 items-center justify-center rounded-control text-ci-blue-700 hover:bg-ci-blue-50 aria-disabled:invisible';

/** Class names for react-day-picker's elements; the days themselves are styled in calendar.css. */
export const calendarClassNames: Partial<ClassNames> = {
  root: 'figures',
  month:
    'grid min-w-0 flex-1 basis-72 grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] content-start items-center gap-y-2',
  month_caption: 'calendar-caption col-start-2 row-start-1 flex min-h-11 items-center justify-center',
  caption_label: 'font-semibold text-ci-gray-900 first-letter:uppercase',
  button_previous: `${arrow} col-start-1`,
  button_next: `${arrow} col-start-3`,
  chevron: 'size-5 fill-current',
  month_grid: 'col-span-3 row-start-2 w-full table-fixed border-collapse',
  weekday: 'calendar-weekday',
  day: 'calendar-cell',
  hidden: 'invisible',
};
