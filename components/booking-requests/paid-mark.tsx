import { Badge } from '@/components/ui/badge';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { paidOf } from '@/lib/booking-requests/paid';
import { formatEuro } from '@/lib/money/euro';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

/** Whether an approved stay was paid, or what is still open; nothing where no payment was ever noted. */
export function PaidMark({ booking }: { booking: BookingRequestDto }) {
  if (booking.status !== 'approved' || booking.payments.length === 0) return null;
  const { open } = paidOf(booking);
  return open > 0 ? (
    <Badge tone="sand">{texts.openAmount(formatEuro(open))}</Badge>
  ) : (
    <Badge tone="blue">{texts.paid}</Badge>
  );
}
