'use client';

import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { NightFields } from '@/components/calendar/night-form';
import { PendingLinks } from '@/components/calendar/pending-links';
import type { CalendarContents } from '@/components/calendar/owner-calendar';
import { ManualBookingForm } from '@/components/manual-bookings/manual-booking-form';
import { Button } from '@/components/ui/button';
import { PanelBox } from '@/components/ui/panel-box';
import { nightsCountText, nightsText } from '@/lib/calendar/choice-text';
import type { NightFacts } from '@/lib/calendar/night-rules';
import { addDays, eachDay } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { seasonAt } from '@/lib/stays/terms';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { manualBookingTexts } from '@/lib/texts/manual-bookings';

const texts = ownerCalendarTexts.nights;

interface NightPanelProps {
  slug: string;
  open: boolean;
  range: DayRange;
  facts: NightFacts;
  contents: CalendarContents;
  /** The listing's minimum stay, in nights. */
  minStay: number | null;
  /** Whether the user owns the listing and so may add own bookings. */
  isOwn: boolean;
  onClose: () => void;
}

const dayButton = (day: string) => document.querySelector(`[data-day="${day}"] button`);

/** A panel for the selected nights: their current prices and rules, with fields for the price and the block. */
export function NightPanel({ slug, open, range, facts, contents, minStay, isOwn, onClose }: NightPanelProps) {
  const [isBooking, setBooking] = useState(false);
  const close = () => {
    setBooking(false);
    onClose();
  };
  return (
    <PanelBox
      open={open}
      onClose={close}
      anchor={() => dayButton(addDays(range.end, -1)) ?? dayButton(range.start)}
      title={texts.title}
    >
      <p className="figures text-ci-gray-900">{nightsText(range)}</p>
      <ul className="figures mb-4 text-ci-gray-700">
        {[nightsCountText(range), ...factsOf(range, contents, minStay)].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {!isBooking && <PendingLinks pending={contents.pending} range={range} />}
      {isBooking ? (
        <ManualBookingForm slug={slug} range={range} onDone={close} onCancel={() => setBooking(false)} />
      ) : (
        <>
          <NightFields key={`${range.start} ${range.end}`} slug={slug} range={range} facts={facts} />
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {isOwn && (
              <Button variant="secondary" size="sm" onClick={() => setBooking(true)}>
                {manualBookingTexts.name}
              </Button>
            )}
            <Link href={route('listing.prices', { slug })} className="link">
              {ownerCalendarTexts.prices}
            </Link>
          </p>
        </>
      )}
    </PanelBox>
  );
}

/** 'Nu € 95,- tot € 150,-', the minimum stay, and the holidays that fall in the range. */
function factsOf(range: DayRange, { priceOf, seasons, holidays }: CalendarContents, minStay: number | null) {
  const prices = eachDay(range.start, range.end).flatMap((night) => priceOf(night)?.price ?? []);
  const season = seasonAt(seasons, range.start);
  const least = season?.min_stay ?? minStay;
  const facts: string[] = [];
  if (prices.length > 0) {
    const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatWholeEuro);
    facts.push(texts.now(low === high ? (low ?? '') : texts.between(low ?? '', high ?? '')));
  }
  if (least !== null && least > 1) {
    const text = texts.minStay(nightCountText(least));
    facts.push(season?.min_stay ? texts.ofSeason(text, season.name) : text);
  }
  const names = holidays.filter((holiday) => overlaps(holiday, range)).map(({ name }) => name);
  return names.length > 0 ? [...facts, [...new Set(names)].join(', ')] : facts;
}
