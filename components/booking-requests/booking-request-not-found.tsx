import { NotFoundView } from '@/components/layout/not-found-view';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

/** For a home that does not exist, or takes no requests (any more). */
export function BookingRequestNotFound() {
  return <NotFoundView title={texts.notFound} />;
}
