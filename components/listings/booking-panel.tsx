'use client';

import { useAskedStay } from '@/components/listings/asked-stay';
import { StayChoice } from '@/components/listings/stay-choice';
import { StayLink } from '@/components/listings/stay-link';
import { StayBar, StayDays, StayLines, StayTotal } from '@/components/listings/stay-summary';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { formTexts } from '@/lib/texts/forms';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface BookingProps {
  listing: ListingPageModel;
}

/** The id of the section of the page where the stay is chosen. */
export const availabilityId = 'beschikbaarheid';

/**
 * Days, guests, price and the request button: beside the page on a wide screen, below the calendar on a narrow one. A
 * plain form, so that without JavaScript the browser still sends days and guests along.
 */
export function BookingPanel({ listing }: BookingProps) {
  const { slug, price_text: price } = listing;
  const { canAsk } = useAskedStay();
  return (
    <div data-shows-days className="rounded-panel bg-surface p-[min(--spacing(5),5.4vw)] shadow-lift lg:p-6">
      <form action={route('listing.booking-request.create', { slug })}>
        <StayTotal listing={listing}>
          <p className="figures text-2xl leading-tight font-semibold text-ci-gray-900">{price}</p>
        </StayTotal>
        <div className="mt-4">
          <DaysLink />
          <PlainDays listing={listing} />
          <StayChoice />
        </div>
        <Button
          type="submit"
          size="lg"
          variant={canAsk ? 'primary' : 'secondary'}
          // On a narrow screen only without script, beside the bar's main button.
          className="panel-ask mt-5 w-full max-lg:hidden noscript:inline-flex"
        >
          {texts.ask}
        </Button>
      </form>
      <p className="mt-3 text-center text-ci-gray-700">{texts.payNothing}</p>
      <StayLines />
      <p className="mt-3 text-sm text-ci-gray-600">{texts.inclVat}</p>
    </div>
  );
}

/** A link to the page's only calendar. */
function DaysLink() {
  return (
    <a
      href={`#${availabilityId}`}
      className="flex min-h-12 items-center gap-2.5 rounded-control border border-ci-gray-500 px-3.5 py-2 text-ci-gray-900 no-underline hover:border-ci-gray-800 noscript:hidden"
    >
      <Icon name="calendar-days" className="size-5 shrink-0 text-ci-blue-700" />
      <span className="sr-only">{texts.days}: </span>
      <span className="figures min-w-0 leading-snug">
        <StayDays>
          <span>{texts.chooseDays}</span>
        </StayDays>
      </span>
    </a>
  );
}

/** The days without JavaScript; with it they are chosen in the calendar. */
function PlainDays({ listing: { today, last_day: lastDay } }: BookingProps) {
  const hydrated = useHydrated();
  const { stay } = useAskedStay();
  if (hydrated) return null;
  const days = [
    ['arrival', formTexts.arrival, stay?.start],
    ['departure', formTexts.departure, stay?.end],
  ] as const;
  return (
    <div className="hidden gap-3 noscript:grid">
      {days.map(([name, label, value]) => (
        <label key={name}>
          <span className="text-sm text-ci-gray-700">{label}</span>
          <input
            type="date"
            name={name}
            min={today}
            max={lastDay}
            defaultValue={value}
            className="control mt-1"
          />
        </label>
      ))}
    </div>
  );
}

/** The same as a bar fixed to the bottom of narrow screens. */
export function BookingBar({ listing }: BookingProps) {
  const { slug } = listing;
  const { canAsk } = useAskedStay();
  return (
    <div
      data-foot-bar
      className="@container sticky bottom-0 z-20 border-t border-ci-gray-200 bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 @max-[15rem]:gap-y-1 @max-[15rem]:py-1 *:first:flex-1 *:first:basis-24">
        <div data-shows-days className="min-w-0">
          <StayBar listing={listing}>
            <p className="figures leading-tight font-semibold text-ci-gray-900">{listing.price_text}</p>
            <a href={`#${availabilityId}`} className="link text-sm noscript:hidden">
              {texts.chooseDays}
            </a>
          </StayBar>
        </div>
        <LinkButton
          as={StayLink}
          href={route('listing.booking-request.create', { slug })}
          size="lg"
          className="@max-[15rem]:min-h-0 @max-[15rem]:py-1"
          variant={canAsk ? 'primary' : 'secondary'}
        >
          {texts.book}
        </LinkButton>
      </div>
    </div>
  );
}
