'use client';

import Link from 'next/link';
import { ChevronLeft, ChevronRight, History, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { RegionSelect } from '@/components/holidays/region-select';
import { HomeSelector } from '@/components/channel-calendar/home-selector';
import { historyPanelId, panelButtonId, settingsPanelId } from '@/components/channel-calendar/panel-frame';
import type { Panel } from '@/components/channel-calendar/use-panel';
import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { turnLeaf } from '@/lib/calendar/calendar-leaves';
import type { CalendarView } from '@/lib/calendar/calendar-leaves';
import type { Day } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';
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

/** Which home, which month or year, and the panels. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { slug, userId, view, onView, month, today, panel, onPanel } = props;
  return (
    <>
      <PageHeading
        title={texts.title}
        intro={texts.intro}
        actions={
          <>
            <PricesLink slug={slug} className="max-sm:hidden" />
            <PanelButton id={historyPanelId} isOpen={panel === 'log'} onPress={() => onPanel('log')}>
              <History aria-hidden className="size-5" />
              {texts.history}
            </PanelButton>
            <PanelButton id={settingsPanelId} isOpen={panel === 'manage'} onPress={() => onPanel('manage')}>
              <Settings aria-hidden className="size-5" />
              {texts.settings}
            </PanelButton>
          </>
        }
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-3 gap-y-4 sm:gap-x-6">
        <HomeSelector {...{ slug, userId, panel, view, month, today }} />
        <div role="group" aria-label={texts.view} className="flex rounded-control bg-ci-gray-200 p-1">
          <ViewButton isOn={view === 'month'} onPress={() => onView('month')}>
            {texts.month}
          </ViewButton>
          <ViewButton isOn={view === 'year'} onPress={() => onView('year')}>
            {texts.year}
          </ViewButton>
        </div>
        <PricesLink slug={slug} className="sm:hidden" />
      </div>
      <LeafTurner {...props} />
    </>
  );
}

/** On a phone it stands where there is room. */
function PricesLink({ slug, className }: { slug: string; className: string }) {
  return (
    <LinkButton
      as={Link}
      href={route('listing.prices', { slug })}
      variant="secondary"
      size="sm"
      className={className}
    >
      {texts.prices}
    </LinkButton>
  );
}

/** The month or the year, between the arrows that turn it. */
function LeafTurner({ view, month, onMonth, today }: CalendarHeaderProps) {
  const isYear = view === 'year';
  const shown = turnLeaf(view, month, 0, today);
  const to = (leaves: number) => turnLeaf(view, month, leaves, today);
  const turn = (leaves: number) => {
    if (to(leaves) !== shown) onMonth(to(leaves));
  };
  const arrow = 'aria-disabled:opacity-40';
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2 sm:justify-start sm:gap-3">
      <IconButton
        label={isYear ? texts.previousYear : calendarDayTexts.previousMonth}
        aria-disabled={to(-1) === shown}
        className={arrow}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden className="size-6" />
      </IconButton>
      <h2 aria-live="polite" className="figures text-2xl first-letter:uppercase sm:min-w-56 sm:text-center">
        {isYear ? shown.slice(0, 4) : formatMonth(shown)}
      </h2>
      <IconButton
        label={isYear ? texts.nextYear : calendarDayTexts.nextMonth}
        aria-disabled={to(1) === shown}
        className={arrow}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden className="size-6" />
      </IconButton>
      <RegionSelect className="ml-auto max-sm:hidden" />
    </div>
  );
}

interface PanelButtonProps {
  /** The panel's. */
  id: string;
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}

function PanelButton({ id, isOpen, onPress, children }: PanelButtonProps) {
  return (
    <Button
      id={panelButtonId(id)}
      variant={isOpen ? 'primary' : 'secondary'}
      size="sm"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onPress}
    >
      {children}
    </Button>
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
        'min-h-10 min-w-20 rounded-[0.4rem] px-4 font-semibold transition-colors duration-150',
        isOn ? 'bg-surface text-ci-blue-800 shadow-card' : 'text-ci-gray-700 hover:text-ci-blue-700',
      )}
    >
      {children}
    </button>
  );
}
