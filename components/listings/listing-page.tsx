import { townName } from '@/lib/listings/town-name';
import { AvailabilityCalendar } from '@/components/calendar/availability-calendar';
import { AskedStayProvider } from '@/components/listings/asked-stay';
import type { SentStay } from '@/components/listings/asked-stay';
import { availabilityId, BookingBar, BookingPanel } from '@/components/listings/booking-panel';
import { ListingHeader } from '@/components/listings/listing-header';
import { ListingPhotos } from '@/components/listings/listing-photos';
import { NearSimilar } from '@/components/listings/near-similar';
import { StayLink } from '@/components/listings/stay-link';
import {
  StaticFacts,
  StaticLandlord,
  StaticPlace,
  StaticReviews,
  StaticTerms,
} from '@/components/listings/static-parts';
import { Alert } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { LinkButton } from '@/components/ui/link-button';
import type { DayRange } from '@/lib/dates/range';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { carriedRange } from '@/lib/search/carried-range';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface ListingPageProps {
  listing: ListingPageModel;
  /** The landlord's preview of unsaved values: no requests or questions are possible. */
  preview?: boolean;
  /** A message on a page that the public cannot see yet; here too no requests or questions are possible. */
  notice?: string;
  /** The map; left out in a preview and for a disabled listing. */
  map?: Elements;
  /** The stay in the page's address. */
  asked?: SentStay;
  /** Admin actions for the listing. */
  children?: Elements;
}

const nothingAsked: SentStay = { query: '' };

/** A listing's page, as visitors see it and as its landlord previews it (docs/rules/listings.md#page). */
export function ListingPage(props: ListingPageProps) {
  const { listing, preview = false, notice, map, asked = nothingAsked, children } = props;
  const isLet = !preview && !notice && listing.disabled_at === null;
  return (
    <AskedStayProvider listing={listing} sent={asked}>
      <article className="page @container pt-2 pb-12 lg:pb-20">
        {listing.disabled_at !== null && !preview && <Alert className="mb-4">{texts.retired}</Alert>}
        {notice && <Alert className="mb-4">{notice}</Alert>}
        <ListingHeader listing={listing} isLet={isLet} />
        <div
          className={cn(
            'grid gap-x-8 gap-y-8 lg:gap-y-12',
            isLet ? 'lg:@2xl:grid-cols-[minmax(0,1fr)_21rem]' : 'max-w-4xl',
          )}
        >
          <div className="min-w-0 space-y-8 lg:space-y-12">
            <ListingPhotos listing={listing} />
            <StaticFacts listing={listing} />
            <Availability listing={listing} canBook={isLet} stay={carriedRange(asked.query)} />
          </div>
          {isLet && (
            <aside className="lg:@2xl:col-start-2 lg:@2xl:row-span-2 lg:@2xl:row-start-1">
              <div className="lg:@2xl:sticky lg:@2xl:top-24">
                <BookingPanel listing={listing} />
              </div>
            </aside>
          )}
          <div className="min-w-0 space-y-8 lg:space-y-12">
            <StaticTerms listing={listing} />
            {listing.reviews && (
              <StaticReviews listing={listing} reviews={listing.reviews} query={asked.query} />
            )}
            <StaticLandlord listing={listing} withContact={isLet} query={asked.query} />
            <Location listing={listing}>{(isLet || notice !== undefined) && map}</Location>
            {children}
          </div>
        </div>
        {isLet && <Similar listing={listing} />}
      </article>
      {isLet && <BookingBar listing={listing} />}
    </AskedStayProvider>
  );
}

interface AvailabilityProps {
  listing: ListingPageModel;
  canBook: boolean;
  /** The days asked for. */
  stay: DayRange | null;
}

function Availability({ listing, canBook, stay }: AvailabilityProps) {
  const { slug, occupied, today, last_day: lastDay } = listing;
  return (
    <section aria-labelledby={availabilityId} className="below-fold intrinsic-160">
      <h2 id={availabilityId} className="mb-4">
        {texts.availability}
      </h2>
      <AvailabilityCalendar
        slug={canBook ? slug : undefined}
        label={texts.calendarLabel}
        occupied={occupied}
        today={today}
        lastDay={lastDay}
        stay={stay}
      />
      {canBook && (
        <LinkButton
          as={StayLink}
          href={route('listing.booking-request.create', { slug })}
          variant="secondary"
          className="mt-4 max-lg:hidden"
        >
          {texts.book}
        </LinkButton>
      )}
    </section>
  );
}

function Location({ listing, children }: { listing: ListingPageModel; children: Elements }) {
  return (
    <section aria-labelledby="ligging" className="below-fold intrinsic-115">
      <h2 id="ligging">{texts.location}</h2>
      <StaticPlace listing={listing} />
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

function Similar({ listing: { slug, city, max_capacity: capacity, price } }: { listing: ListingPageModel }) {
  if (!city || capacity === null || price === null) return null;
  return (
    <div className="below-fold mt-12 intrinsic-120 lg:mt-16">
      <NearSimilar listing={{ slug, townId: city.id, capacity, price }} />
      <p className="mt-4">
        <StayLink href={route('listing.index', {}, { listing_city_id: city.id })} className="link">
          {texts.moreIn(townName(city.name))}
        </StayLink>
      </p>
    </div>
  );
}
