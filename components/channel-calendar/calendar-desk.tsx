'use client';

import { useMemo, useState } from 'react';
import { CalendarHeader } from '@/components/channel-calendar/calendar-header';
import { ChoiceBar } from '@/components/channel-calendar/choice-bar';
import { HistoryPanel } from '@/components/channel-calendar/history-panel';
import { OwnerCalendar } from '@/components/channel-calendar/owner-calendar';
import { SettingsPanel } from '@/components/channel-calendar/settings-panel';
import { StayDialog } from '@/components/channel-calendar/stay-dialog';
import { rangeOf, sourceOf, staysByNight } from '@/components/channel-calendar/day-notes';
import { useLeaf } from '@/components/channel-calendar/use-leaf';
import { usePanel } from '@/components/channel-calendar/use-panel';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { Availability, BookedPeriod, CustomListingPriceDto } from '@/lib/calendar/contract';
import { choiceOfRange, pressNight, rangeOfChoice } from '@/lib/calendar/night-choice';
import type { NightChoice } from '@/lib/calendar/night-choice';
import type { Day } from '@/lib/dates/day';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

interface CalendarDeskProps {
  listing: OwnListing | ManagedListing;
  availability: Availability;
  rates: readonly CustomListingPriceDto[];
  userId: number;
  today: Day;
  feedUrl: string;
}

/** The calendar with its choice, and the panel beside it. */
export function CalendarDesk(props: CalendarDeskProps) {
  const { listing, availability, rates, userId, today, feedUrl } = props;
  const { view, month, show } = useLeaf(today);
  const [choice, setChoice] = useState<NightChoice | null>(null);
  const [shown, setShown] = useState<readonly BookedPeriod[]>([]);
  const [isShown, setIsShown] = useState(false);
  const { panel, wasOpened, open, toggle } = usePanel();
  const contents = useMemo(
    () => ({
      availability,
      rates,
      standard: listing.price,
      stays: staysByNight(availability.booked_periods),
    }),
    [availability, rates, listing.price],
  );
  const range = choice && rangeOfChoice(choice);

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
      <div className={cn('grid items-start gap-6', panel && 'xl:grid-cols-[minmax(0,1fr)_23rem]')}>
        <div className="min-w-0">
          <Card className="max-sm:-mx-2 max-sm:p-3">
            <OwnerCalendar
              label={texts.calendarOf(listingName(listing))}
              {...{ contents, view, month, today, choice }}
              isNarrow={panel !== null}
              onMonthChange={(next) => show({ month: next })}
              onPress={press}
            />
          </Card>
          <ChoiceBar
            choice={choice}
            isPanelOpen={panel === 'manage'}
            onClear={() => setChoice(null)}
            onChange={() => open('manage')}
          />
        </div>
        {panel === 'manage' && (
          <SettingsPanel
            listing={listing}
            feedUrl={feedUrl}
            range={range}
            facts={{
              standard: listing.price,
              rates,
              blocked: availability.disabled_periods.map(rangeOf),
              booked: availability.booked_periods
                .filter((stay) => sourceOf(stay) === 'internal')
                .map(rangeOf),
            }}
            onClear={() => setChoice(null)}
            takesFocus={wasOpened}
            onClose={() => open(null)}
          />
        )}
        {panel === 'log' && (
          <HistoryPanel slug={listing.slug} takesFocus={wasOpened} onClose={() => open(null)} />
        )}
      </div>
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
