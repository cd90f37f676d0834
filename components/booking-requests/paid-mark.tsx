import { Badge } from '@/components/ui/badge';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { openCentsOf } from '@/lib/booking-requests/paid';
import { formatEuro } from '@/lib/money/euro';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';

/** Whether an approved stay is paid, or else the amount still due: the whole price when no payment is recorded. */
export function PaidMark({ booking }: { booking: BookingRequestDto }) {
  const open = openCentsOf(booking);
  if (open === null) return null;
  return open > 0 ? (
    <Badge tone="sand">{texts.openAmount(formatEuro(open))}</Badge>
  ) : (
    <Badge tone="blue">{texts.paid}</Badge>
  );
}
