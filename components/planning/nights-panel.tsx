'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { NightFields } from '@/components/calendar/night-form';
import { useNightSave } from '@/components/calendar/use-night-save';
import { ManualBookingForm } from '@/components/manual-bookings/manual-booking-form';
import type { Chosen } from '@/components/planning/timeline';
import { Button } from '@/components/ui/button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { nightsCountText, nightsText } from '@/lib/calendar/choice-text';
import { calendarListingQuery, specialRatesQuery } from '@/lib/calendar/queries';
import { eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { manualBookingTexts } from '@/lib/texts/manual-bookings';
import { planningTexts as texts } from '@/lib/texts/planning';

interface NightsPanelProps {
  chosen: Chosen;
  today: Day;
  onDone: () => void;
}

/** Actions on the selected nights: block or unblock them, add an own booking, set another price. */
export function NightsPanel({ chosen, today, onDone }: NightsPanelProps) {
  const { listing: row, range } = chosen;
  const [open, setOpen] = useState<'booking' | 'price' | null>(null);
  const save = useNightSave(row.slug);
  const nights = eachDay(range.start, range.end);
  const blocked = nights.filter((night) => row.barOn.get(night)?.kind === 'block');
  const isTaken = nights.some((night) => ['stay', 'own', 'block'].includes(row.barOn.get(night)?.kind ?? ''));
  const isPast = range.start < today;

  async function change(change: Parameters<typeof save.mutateAsync>[0]) {
    try {
      toast.success(ownerCalendarTexts.nights.done[await save.mutateAsync(change)]);
      onDone();
    } catch (error) {
      toast.error(toTellable(error, ownerCalendarTexts.nights.failed));
    }
  }

  return (
    <>
      <p className="font-semibold text-ci-gray-900">{row.name}</p>
      <p className="figures text-ci-gray-900">{nightsText(range)}</p>
      <p className="figures mb-4 text-ci-gray-700">
        {[nightsCountText(range), ...priceTexts(chosen, nights)].join(' · ')}
      </p>
      {open === null && (
        <div className="flex flex-wrap gap-3">
          {!isPast && !isTaken && !row.isHosted && (
            <Button pending={save.isPending} onClick={() => change({ range, rate: null, block: true })}>
              {texts.block}
            </Button>
          )}
          {!isPast && blocked.length > 0 && !row.isHosted && (
            <Button pending={save.isPending} onClick={() => change({ free: blocked })}>
              {texts.unblock}
            </Button>
          )}
          {(row.isOwn || row.isHosted) && !isTaken && (
            <Button variant="secondary" onClick={() => setOpen('booking')}>
              {manualBookingTexts.name}
            </Button>
          )}
          {!isPast && !row.isHosted && (
            <Button variant="secondary" onClick={() => setOpen('price')}>
              {texts.price}
            </Button>
          )}
          {isPast && !row.isOwn && !row.isHosted && <p className="text-ci-gray-700">{texts.past}</p>}
        </div>
      )}
      {open === 'booking' && (
        <ManualBookingForm
          slug={row.slug}
          range={range}
          asHost={row.isHosted}
          onDone={onDone}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'price' && <PriceFields chosen={chosen} />}
      {!row.isHosted && (
        <p className="mt-4">
          <Link href={route('dashboard.calendar', { slug: row.slug })} className="link">
            {ownerCalendarTexts.calendarOf(row.name)}
          </Link>
        </p>
      )}
    </>
  );
}

/** '€ 95,-', or the range from lowest to highest. */
function priceTexts({ listing: row }: Chosen, nights: readonly Day[]): string[] {
  const prices = nights.flatMap((night) => row.prices.get(night) ?? []);
  if (prices.length === 0) return [];
  const [low = '', high = ''] = [Math.min(...prices), Math.max(...prices)].map(formatWholeEuro);
  return [texts.perNight(low === high ? low : ownerCalendarTexts.nights.between(low, high))];
}

/** The same price fields as in a listing's calendar. */
function PriceFields({ chosen: { listing: row, range } }: { chosen: Chosen }) {
  const listing = useQuery(calendarListingQuery(row.slug));
  const rates = useQuery(specialRatesQuery(row.slug));
  if (!listing.data || !rates.data)
    return (
      <SkeletonGroup className="space-y-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-32" />
      </SkeletonGroup>
    );
  const ofKind = (...kinds: string[]) => row.bars.filter(({ kind }) => kinds.includes(kind));
  const facts = {
    standard: listing.data.price,
    rates: rates.data,
    blocked: ofKind('block'),
    booked: ofKind('stay', 'own'),
  };
  return <NightFields key={`${range.start} ${range.end}`} slug={row.slug} range={range} facts={facts} />;
}
