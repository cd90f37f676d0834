import { CarriedDays } from '@/components/listings/carried-days';
import { StayChoice } from '@/components/listings/stay-choice';
import { StayLink } from '@/components/listings/stay-link';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { formTexts } from '@/lib/texts/forms';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface BookingProps {
  listing: ListingPageModel;
}

/** The number of guests the request form starts with. */
const guestsOf = ({ max_capacity: most }: ListingPageModel) => Math.min(2, most ?? 1);

/** The id of the section of the page where the stay is chosen. */
export const availabilityId = 'beschikbaarheid';

/**
 * Days, guests, price and the request button: beside the page on a wide screen, below the calendar on a narrow one. A
 * plain form, so that without JavaScript the browser still sends days and guests along.
 */
export function BookingPanel({ listing }: BookingProps) {
  const { slug, price_text: price, max_capacity: most } = listing;
  const guests = guestsOf(listing);
  return (
    <div className="rounded-panel bg-surface p-5 shadow-lift lg:p-6">
      <form action={route('listing.booking-request.create', { slug })}>
        <CarriedDays slug={slug} layout="panel" guests={guests}>
          <p className="figures text-2xl leading-tight font-semibold text-ci-gray-900">{price}</p>
        </CarriedDays>
        <div className="mt-4">
          <StayChoice
            guestsLabel={texts.guests}
            choices={Array.from({ length: most ?? 1 }, (_, place) => texts.persons(place + 1))}
            guests={guests}
          >
            <DaysLink slug={slug} guests={guests} />
            <noscript>
              <PlainDays listing={listing} />
            </noscript>
          </StayChoice>
        </div>
        <Button type="submit" size="lg" className="mt-5 w-full max-lg:hidden noscript:inline-flex">
          {texts.ask}
        </Button>
      </form>
      <p className="mt-3 text-center text-ci-gray-700">{texts.payNothing}</p>
      <CarriedDays slug={slug} layout="lines" guests={guests} />
      <p className="mt-3 text-sm text-ci-gray-600">{texts.inclVat}</p>
    </div>
  );
}

/** A link to the page's only calendar. */
function DaysLink({ slug, guests }: { slug: string; guests: number }) {
  return (
    <a
      href={`#${availabilityId}`}
      className="flex min-h-12 items-center gap-2.5 rounded-control border border-ci-gray-500 px-3.5 py-2 text-ci-gray-900 no-underline hover:border-ci-gray-800 noscript:hidden"
    >
      <Icon name="calendar-days" className="size-5 shrink-0 text-ci-blue-700" />
      <span className="sr-only">{texts.days}: </span>
      <span className="figures min-w-0 leading-snug">
        <CarriedDays slug={slug} layout="days" guests={guests}>
          <span>{texts.chooseDays}</span>
        </CarriedDays>
      </span>
    </a>
  );
}

function PlainDays({ listing: { today, last_day: lastDay } }: BookingProps) {
  const days = [
    ['arrival', formTexts.arrival],
    ['departure', formTexts.departure],
  ] as const;
  return (
    <div className="grid gap-3">
      {days.map(([name, label]) => (
        <label key={name}>
          <span className="text-sm text-ci-gray-700">{label}</span>
          <input type="date" name={name} min={today} max={lastDay} className="control mt-1" />
        </label>
      ))}
    </div>
  );
}

/** The same as a bar fixed to the bottom of narrow screens. */
export function BookingBar({ listing }: BookingProps) {
  const { slug } = listing;
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-20 border-t border-ci-gray-200 bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 *:first:flex-1 *:first:basis-24">
        <CarriedDays slug={slug} layout="bar" guests={guestsOf(listing)}>
          <p className="figures leading-tight font-semibold text-ci-gray-900">{listing.price_text}</p>
          <a href={`#${availabilityId}`} className="link text-sm noscript:hidden">
            {texts.chooseDays}
          </a>
        </CarriedDays>
        <LinkButton as={StayLink} href={route('listing.booking-request.create', { slug })} size="lg">
          {texts.book}
        </LinkButton>
      </div>
    </div>
  );
}
