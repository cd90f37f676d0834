import type { Metadata } from 'next';
import { BookingRequestNotFound } from '@/components/booking-requests/booking-request-not-found';
import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { ReturnHome } from '@/components/ui/return-home';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { findBookableListing } from '@/server/booking-requests/find-bookable-listing';
import { setPageStatus } from '@/server/http/request-context';

const texts = bookingRequestFormTexts.thankYou;

export const metadata: Metadata = { title: texts.documentTitle, robots: { index: false } };

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** After a request was sent; goes home after five seconds (spec P §2). */
export default async function BookingRequestThankYouPage({ params }: PageProps) {
  const { slug } = await params;
  if (!(await findBookableListing(slug))) {
    setPageStatus(404);
    return <BookingRequestNotFound />;
  }
  return (
    <div className="page flex flex-col items-center py-16 text-center sm:py-24">
      <Drawing name="bottle" className="mb-8 w-56" />
      <h1 className="max-w-xl">{texts.title}</h1>
      <p className="mt-4 mb-6 max-w-md text-lg text-ci-gray-700">{texts.text}</p>
      <ReturnHome
        href={route('home')}
        text={texts.leaving}
        stayLabel={texts.stay}
        stayedText={texts.stayed}
      />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href={route('home')}>{texts.home}</LinkButton>
        <LinkButton href={route('listing.show', { slug })} variant="secondary">
          {texts.listing}
        </LinkButton>
      </div>
    </div>
  );
}
