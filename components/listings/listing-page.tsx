import type { ReactNode } from 'react';
import { AvailabilityCalendar } from '@/components/calendar/availability-calendar';
import { BookingBar, BookingPanel } from '@/components/listings/booking-panel';
import { FeatureList } from '@/components/listings/feature-list';
import { LandlordPanel } from '@/components/listings/landlord-panel';
import { ListingHeader, addressLine } from '@/components/listings/listing-header';
import { ListingPhotos } from '@/components/listings/listing-photos';
import { StayLink } from '@/components/listings/stay-link';
import { CheckTimes, StayOptions } from '@/components/listings/stay-options';
import { Alert } from '@/components/ui/alert';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { cn } from '@/components/ui/cn';
import { LinkButton } from '@/components/ui/link-button';
import { addDays } from '@/lib/dates/day';
import { listingCrumbs } from '@/lib/listings/json-ld';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { priceIntro } from '@/lib/listings/price-text';
import { route } from '@/lib/paths';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface ListingPageProps {
  listing: ListingPageModel;
  /** The owner's look at what is being written: nothing on it can be booked or asked. */
  preview?: boolean;
  /** What is told about a page that the public does not see yet: nothing on it can be booked or asked either. */
  notice?: string;
  /** The map, where it is shown: not in a preview, not for a disabled listing. */
  map?: ReactNode;
  /** What admins can do with the listing. */
  children?: ReactNode;
}

/** Days that a calendar without an advance period shows. */
const YEAR = 365;

/** A listing's page, as visitors see it and as its owner previews it (spec P §2, detail). */
export function ListingPage({ listing, preview = false, notice, map, children }: ListingPageProps) {
  const isLet = !preview && !notice && listing.disabled_at === null;
  return (
    <>
      <article className="page pt-4 pb-12 lg:pb-20">
        <Breadcrumb items={listingCrumbs(listing)} className="mb-3" />
        {listing.disabled_at !== null && !preview && <Alert className="mb-4">{texts.retired}</Alert>}
        {notice && <Alert className="mb-4">{notice}</Alert>}
        <div
          className={cn('grid gap-x-10 gap-y-8', isLet ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : 'max-w-4xl')}
        >
          <div className="min-w-0 space-y-8 lg:space-y-12">
            <ListingPhotos listing={listing} />
            <ListingHeader listing={listing} withFavorite={isLet} />
            <ListingTexts listing={listing} />
            <StayOptions listing={listing} />
            <CheckTimes listing={listing} />
            <Availability listing={listing} canBook={isLet} />
            <LandlordPanel listing={listing} withContact={isLet} />
            <Location listing={listing}>{(isLet || notice) && map}</Location>
            {children}
          </div>
          {isLet && (
            <aside className="max-lg:hidden">
              <div className="sticky top-24">
                <BookingPanel listing={listing} />
              </div>
            </aside>
          )}
        </div>
      </article>
      {isLet && <BookingBar listing={listing} />}
    </>
  );
}

function ListingTexts({ listing }: { listing: ListingPageModel }) {
  return (
    <>
      <p className="figures text-xl text-ci-gray-900">{priceIntro(listing)}</p>
      <section aria-labelledby="kenmerken">
        <h2 id="kenmerken" className="mb-5">
          {texts.features}
        </h2>
        <FeatureList listing={listing} />
      </section>
      <section aria-labelledby="beschrijving">
        <h2 id="beschrijving">{texts.description}</h2>
        <p className="mt-4 max-w-prose whitespace-pre-line">{listing.description}</p>
      </section>
    </>
  );
}

function Availability({ listing, canBook }: { listing: ListingPageModel; canBook: boolean }) {
  const { slug, occupied, today, max_days_reservation_advance: advance } = listing;
  return (
    <section aria-labelledby="beschikbaarheid" className="below-fold intrinsic-144">
      <h2 id="beschikbaarheid" className="mb-4">
        {texts.availability}
      </h2>
      <AvailabilityCalendar
        label={texts.calendarLabel}
        occupied={occupied}
        today={today}
        lastDay={addDays(today, advance ?? YEAR)}
      />
      {canBook && (
        <LinkButton as={StayLink} href={route('listing.booking-request.create', { slug })} className="mt-6">
          {texts.book}
        </LinkButton>
      )}
    </section>
  );
}

function Location({ listing, children }: { listing: ListingPageModel; children: ReactNode }) {
  return (
    <section aria-labelledby="ligging" className="below-fold intrinsic-115">
      <h2 id="ligging">{texts.location}</h2>
      <p className="mt-3">{addressLine(listing)}</p>
      {!listing.display_home_address && <p className="mt-1 text-ci-gray-600">{texts.addressOnRequest}</p>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}
