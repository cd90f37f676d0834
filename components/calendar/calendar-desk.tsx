'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { CalendarHeader } from '@/components/calendar/calendar-header';
import { ChoiceBar } from '@/components/calendar/choice-bar';
import { OwnerCalendar } from '@/components/calendar/owner-calendar';
import { StayDialog } from '@/components/calendar/stay-dialog';
import { rangeOf, sourceOf, staysByNight } from '@/components/calendar/day-notes';
import { useLeaf } from '@/components/calendar/use-leaf';
import { usePanel } from '@/components/calendar/use-panel';
import { useHolidays } from '@/components/holidays/use-holidays';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { OpeningPart } from '@/components/ui/opening-part';
import type { Availability, BookedPeriod, CustomListingPriceDto } from '@/lib/calendar/contract';
import { turnLeaf } from '@/lib/calendar/calendar-leaves';
import type { CalendarView } from '@/lib/calendar/calendar-leaves';
import { pendingStaysQuery } from '@/lib/calendar/queries';
import type { PendingStay } from '@/lib/calendar/queries';
import { choiceOfRange, drawNights, pressNight, rangeOfChoice } from '@/lib/calendar/night-choice';
import type { NightChoice } from '@/lib/calendar/night-choice';
import { addMonths } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';
import type { SeasonDto } from '@/lib/stays/contract';
import { nightPricer } from '@/lib/stays/nightly';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

const HistoryPanel = lazyPart(async () => (await import('@/components/calendar/history-panel')).HistoryPanel);
const NightPanel = lazyPart(async () => (await import('@/components/calendar/night-panel')).NightPanel);
const SettingsPanel = lazyPart(
  async () => (await import('@/components/calendar/settings-panel')).SettingsPanel,
);

interface CalendarDeskProps {
  listing: OwnListing | ManagedListing;
  availability: Availability;
  rates: readonly CustomListingPriceDto[];
  seasons: readonly SeasonDto[];
  /** The price of nights outside a season. */
  basePrice: number | null;
  /** The price of Friday and Saturday nights outside a season. */
  weekendPrice: number | null;
  userId: number;
  today: Day;
  exportUrl: string;
}

const none: PendingStay[] = [];

/** The days that a page of the calendar may show, in whole weeks. */
function shownRange(view: CalendarView, month: Day, today: Day): DayRange {
  const first = turnLeaf(view, month, 0, today);
  return { start: first, end: addMonths(first, view === 'year' ? 12 : 1) };
}

interface PriceLayers {
  rates: readonly CustomListingPriceDto[];
  seasons: readonly SeasonDto[];
  basePrice: number | null;
  weekendPrice: number | null;
}

/**
 * The price of each night and what set it; a concept without a base price only has the prices set per night or season.
 */
function pricesOf(standard: number | null, { rates, seasons, basePrice, weekendPrice }: PriceLayers) {
  const tariff = {
    price: standard ?? 0,
    base_price: basePrice,
    weekend_price: weekendPrice,
    special_rates: rates,
  };
  const pricer = nightPricer({ tariff, seasons });
  return (night: Day) => {
    const price = pricer(night);
    return standard === null && price.layer === 'standard' ? null : price;
  };
}

/** The calendar with its selection, and the panel beside it. */
export function CalendarDesk(props: CalendarDeskProps) {
  const { listing, availability, rates, seasons, basePrice, weekendPrice, userId, today, exportUrl } = props;
  const { view, month, show } = useLeaf(today);
  const [choice, setChoice] = useState<NightChoice | null>(null);
  const [shown, setShown] = useState<readonly BookedPeriod[]>([]);
  const [isShown, setIsShown] = useState(false);
  const { panel, wasOpened, open, toggle } = usePanel();
  const [isAsked, setIsAsked] = useState(false);
  const holidays = useHolidays(useMemo(() => shownRange(view, month, today), [view, month, today]));
  const { data: pending = none } = useQuery({
    ...pendingStaysQuery(listing, userId),
    enabled: 'air_bnb_url' in listing,
  });
  const contents = useMemo(
    () => ({
      availability,
      stays: staysByNight(availability.booked_periods),
      priceOf: pricesOf(listing.price, { rates, seasons, basePrice, weekendPrice }),
      seasons,
      holidays,
      pending,
    }),
    [availability, rates, seasons, basePrice, weekendPrice, holidays, pending, listing.price],
  );
  const range = choice && rangeOfChoice(choice);
  const facts = {
    standard: listing.price,
    rates,
    blocked: availability.disabled_periods.map(rangeOf),
    booked: availability.booked_periods.filter((stay) => sourceOf(stay) === 'internal').map(rangeOf),
  };

  function press(night: Day) {
    const stays = contents.stays.get(night);
    if (!stays) {
      setChoice(pressNight(choice, night));
      return;
    }
    setShown(stays);
    setIsShown(true);
  }

  return (
    <>
      <CalendarHeader
        {...{ userId, today, view, month, panel }}
        slug={listing.slug}
        onView={(next) => show({ view: next })}
        onMonth={(next) => show({ month: next })}
        onPanel={toggle}
      />
      <div className={cn('grid items-start gap-6', panel && 'xl:grid-cols-[minmax(0,1fr)_min(23rem,48%)]')}>
        <div className="min-w-0">
          <Card className="p-3 max-sm:-mx-2 max-sm:p-1.5">
            <OwnerCalendar
              label={texts.calendarOf(listingName(listing))}
              {...{ contents, view, month, today, choice }}
              isNarrow={panel !== null}
              onMonthChange={(next) => show({ month: next })}
              onPress={press}
              onDraw={(from, to) => setChoice(drawNights(from, to))}
              onDrawn={(isDone) => (isDone ? setIsAsked(panel !== 'manage') : setChoice(null))}
            />
          </Card>
          <ChoiceBar
            choice={choice}
            pending={pending}
            isPanelOpen={panel === 'manage'}
            onClear={() => setChoice(null)}
            onChange={() => setIsAsked(true)}
          />
        </div>
        <Suspense>
          {panel === 'manage' && (
            <SettingsPanel
              listing={listing}
              exportUrl={exportUrl}
              range={range}
              facts={facts}
              onClear={() => setChoice(null)}
              takesFocus={wasOpened}
              onClose={() => open(null)}
            />
          )}
          {panel === 'log' && (
            <HistoryPanel slug={listing.slug} takesFocus={wasOpened} onClose={() => open(null)} />
          )}
        </Suspense>
      </div>
      {range && (
        <OpeningPart isOpen={isAsked} onCancel={() => setIsAsked(false)}>
          <NightPanel
            slug={listing.slug}
            open={isAsked}
            range={range}
            facts={facts}
            contents={contents}
            minStay={listing.min_stay}
            isOwn={'air_bnb_url' in listing}
            onClose={() => setIsAsked(false)}
          />
        </OpeningPart>
      )}
      <StayDialog
        isOpen={isShown}
        stays={shown}
        maySeeRequests={'air_bnb_url' in listing}
        onClose={() => setIsShown(false)}
        today={today}
        onChoose={(stay) => setChoice(choiceOfRange(rangeOf(stay), today))}
      />
    </>
  );
}
