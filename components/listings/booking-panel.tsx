import { CarriedDays } from '@/components/listings/carried-days';
import { StayLink } from '@/components/listings/stay-link';
import { LinkButton } from '@/components/ui/link-button';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface BookingProps {
  listing: ListingPageModel;
}

function BookLink({ listing, className }: BookingProps & { className?: string }) {
  return (
    <LinkButton
      as={StayLink}
      href={route('listing.booking-request.create', { slug: listing.slug })}
      size="lg"
      className={className}
    >
      {texts.book}
    </LinkButton>
  );
}

/** Price and 'Reserveer' beside the page on a wide screen. */
export function BookingPanel({ listing }: BookingProps) {
  return (
    <div className="rounded-panel bg-white p-6 shadow-card">
      <CarriedDays slug={listing.slug} look="panel">
        <p className="figures text-2xl font-semibold text-ci-gray-900">{listing.price_text}</p>
      </CarriedDays>
      <BookLink listing={listing} className="mt-5 w-full" />
      <p className="mt-4 text-ci-gray-600">{texts.inclVat}</p>
    </div>
  );
}

/** The same at the foot of a narrow screen, for the length of the page. */
export function BookingBar({ listing }: BookingProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-20 border-t border-ci-gray-200 bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page flex items-center justify-between gap-4 py-3">
        <CarriedDays slug={listing.slug} look="bar">
          <p className="figures leading-tight font-semibold text-ci-gray-900">{listing.price_text}</p>
        </CarriedDays>
        <BookLink listing={listing} />
      </div>
    </div>
  );
}
