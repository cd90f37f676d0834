import { Alert } from '@/components/ui/alert';
import { formatMomentDay } from '@/lib/format/date';
import type { OrderDto } from '@/lib/listing-orders/contract';
import { listingOrderTexts as texts } from '@/lib/texts/listing-orders';

/** Tells the landlord which authority had this home taken offline and why; nothing without an order. */
export function OrderNotice({ order }: { order: OrderDto | null }) {
  if (order === null) return null;
  return (
    <Alert tone="warning" title={texts.noticeTitle(formatMomentDay(order.ordered_at))}>
      <p className="break-words">{texts.noticeFrom(order.authority, order.reference)}</p>
      <p className="mt-1 break-words whitespace-pre-line">{order.reason}</p>
      <p className="mt-1">{texts.noticeNext}</p>
    </Alert>
  );
}
