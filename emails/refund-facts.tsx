import { Facts, Paragraph } from '@/emails/layout';
import { refundDto } from '@/lib/booking-requests/terms-contract';
import type { Refund } from '@/lib/booking-requests/terms-contract';
import { refundAmountText } from '@/lib/booking-requests/refund-text';
import { z } from '@/lib/api/zod';
import { formatMoment } from '@/lib/format/date';
import { refundTexts as texts } from '@/lib/texts/cancellation';

/** What emails about a canceled stay say besides the stay; absent in those queued before they said it. */
export const cancelationSchema = z.object({
  canceledAt: z.iso.datetime().nullable().default(null),
  refund: refundDto.nullable().default(null),
});

interface RefundFactsProps {
  canceledAt: string | null;
  refund: Refund | null;
}

/** When the stay was canceled and what is due back, as proof for both sides. */
export function RefundFacts({ canceledAt, refund }: RefundFactsProps) {
  if (canceledAt === null) return null;
  return (
    <>
      <Facts
        rows={[
          [texts.at, formatMoment(canceledAt)],
          [texts.label, refund ? refundAmountText(refund) : texts.inWords],
        ]}
      />
      <Paragraph>{texts.deposit}</Paragraph>
    </>
  );
}
