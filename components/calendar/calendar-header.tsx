'use client';

import { ChevronLeft, ChevronRight, History, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListingSelector } from '@/components/calendar/listing-selector';
import { historyPanelId, panelButtonId, settingsPanelId } from '@/components/calendar/panel-frame';
import type { Panel } from '@/components/calendar/use-panel';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { firstMonthShown, lastMonthShown, turnLeaf } from '@/lib/calendar/calendar-leaves';
import type { CalendarView } from '@/lib/calendar/calendar-leaves';
import { addMonths, parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

interface CalendarHeaderProps {
  slug: string;
  userId: number;
  today: Day;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  month: Day;
  onMonth: (month: Day) => void;
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
}

/** Title, listing, month and view in one row; in two rows on a phone. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { slug, userId, view, onView, month, today, panel, onPanel } = props;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 lg:min-h-14">
      <h1 className="mr-1 shrink-0 text-xl max-xl:sr-only">{texts.title}</h1>
      <ListingSelector {...{ slug, userId, panel, view, month, today }} />
      <LeafTurner {...props} />
      {/* On small screens one button toggles to the other view. */}
      <Button
        variant="secondary"
        size="sm"
        className="px-3 sm:hidden lg:ml-auto lg:inline-flex xl:hidden"
        onClick={() => onView(view === 'month' ? 'year' : 'month')}
      >
        {view === 'month' ? texts.year : texts.month}
      </Button>
      <div
        role="group"
        aria-label={texts.view}
        className="hidden min-w-0 flex-wrap rounded-control bg-ci-gray-200 p-1 sm:flex lg:ml-auto lg:hidden xl:flex"
      >
        <ViewButton isOn={view === 'month'} onPress={() => onView('month')}>
          {texts.month}
        </ViewButton>
        <ViewButton isOn={view === 'year'} onPress={() => onView('year')}>
          {texts.year}
        </ViewButton>
      </div>
      <div className="flex shrink-0 gap-1">
        <PanelButton
          id={historyPanelId}
          isOpen={panel === 'log'}
          onPress={() => onPanel('log')}
          label={texts.history}
        >
          <History aria-hidden className="size-5" />
        </PanelButton>
        <PanelButton
          id={settingsPanelId}
          isOpen={panel === 'manage'}
          onPress={() => onPanel('manage')}
          label={texts.settings}
        >
          <Settings aria-hidden className="size-5" />
        </PanelButton>
      </div>
    </div>
  );
}

/** The month or year, between previous and next arrows; pressing it opens a list of all. */
function LeafTurner({ view, month, onMonth, today }: CalendarHeaderProps) {
  const isYear = view === 'year';
  const shown = turnLeaf(view, month, 0, today);
  const to = (leaves: number) => turnLeaf(view, month, leaves, today);
  const turn = (leaves: number) => {
    if (to(leaves) !== shown) onMonth(to(leaves));
  };
  const arrow = 'aria-disabled:opacity-40';
  return (
    <div className="flex min-w-0 flex-wrap items-center max-lg:order-last max-lg:w-full">
      <IconButton
        size="sm"
        label={isYear ? texts.previousYear : calendarDayTexts.previousMonth}
        aria-disabled={to(-1) === shown}
        className={arrow}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden className="size-6" />
      </IconButton>
      <div className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ci-blue-600">
        <h2
          aria-live="polite"
          className="figures px-1 text-center text-lg first-letter:uppercase sm:min-w-34"
        >
          {isYear ? shown.slice(0, 4) : formatMonth(shown)}
        </h2>
        <select
          aria-label={isYear ? texts.pickYear : texts.pickMonth}
          value={shown}
          onChange={({ target }) => onMonth(turnLeaf(view, parseDay(target.value) ?? shown, 0, today))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        >
          {leavesOf(view, today).map((leaf) => (
            <option key={leaf} value={leaf}>
              {isYear ? leaf.slice(0, 4) : formatMonth(leaf)}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        size="sm"
        label={isYear ? texts.nextYear : calendarDayTexts.nextMonth}
        aria-disabled={to(1) === shown}
        className={arrow}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden className="size-6" />
      </IconButton>
      <Button
        variant="secondary"
        size="sm"
        className="ml-1 px-3 max-lg:ml-auto"
        onClick={() => onMonth(turnLeaf(view, today, 0, today))}
      >
        {texts.today}
      </Button>
    </div>
  );
}

/** Every month or year that can be shown. */
function leavesOf(view: CalendarView, today: Day): Day[] {
  const leaves: Day[] = [];
  const step = view === 'year' ? 12 : 1;
  for (let day = firstMonthShown(today); day <= lastMonthShown(today); day = addMonths(day, step))
    leaves.push(day);
  return leaves;
}

interface PanelButtonProps {
  /** The panel's id. */
  id: string;
  isOpen: boolean;
  onPress: () => void;
  label: string;
  children: ReactNode;
}

function PanelButton({ id, isOpen, onPress, label, children }: PanelButtonProps) {
  return (
    <IconButton
      size="sm"
      id={panelButtonId(id)}
      label={label}
      variant={isOpen ? 'primary' : 'secondary'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}

function ViewButton({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'min-h-9 rounded-[0.4rem] px-3 font-semibold transition-colors duration-150',
        isOn ? 'bg-surface text-ci-blue-800 shadow-card' : 'text-ci-gray-700 hover:text-ci-blue-700',
      )}
    >
      {children}
    </button>
  );
}
