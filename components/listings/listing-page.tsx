import type { ReactNode } from 'react';
import { AvailabilityCalendar } from '@/components/calendar/availability-calendar';
import { BookingBar, BookingPanel } from '@/components/listings/booking-panel';
import { ListingHeader, addressLine } from '@/components/listings/listing-header';
import { ListingPhotos } from '@/components/listings/listing-photos';
import { StayLink } from '@/components/listings/stay-link';
import { StillFacts, StillLandlord } from '@/components/listings/still-parts';
import { Alert } from '@/components/ui/alert';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { cn } from '@/components/ui/cn';
import { LinkButton } from '@/components/ui/link-button';
import { listingCrumbs } from '@/lib/listings/crumbs';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface ListingPageProps {
  listing: ListingPageModel;
  /** The owner's preview of what is being written: nothing on it can be booked or asked. */
  preview?: boolean;
  /** What is said on a page that the public does not see yet: nothing on it can be booked or asked either. */
  notice?: string;
  /** The map, where it is shown: not in a preview, not for a disabled listing. */
  map?: ReactNode;
  /** What admins can do with the listing. */
  children?: ReactNode;
}

/** A listing's page, as visitors see it and as its owner previews it (docs/rules/listings.md#page). */
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
            <StillFacts listing={listing} />
            <Availability listing={listing} canBook={isLet} />
            <StillLandlord listing={listing} withContact={isLet} />
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

function Availability({ listing, canBook }: { listing: ListingPageModel; canBook: boolean }) {
  const { slug, occupied, today, last_day: lastDay } = listing;
  return (
    <section aria-labelledby="beschikbaarheid" className="below-fold intrinsic-144">
      <h2 id="beschikbaarheid" className="mb-4">
        {texts.availability}
      </h2>
      <AvailabilityCalendar label={texts.calendarLabel} occupied={occupied} today={today} lastDay={lastDay} />
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
