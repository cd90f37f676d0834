import { RequestPart } from '@/components/requests/request-parts';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { statusFromWire } from '@/lib/booking-requests/lifecycle';
import { formatMoment } from '@/lib/format/date';
import { deskAgreementTexts as texts } from '@/lib/texts/guest-agreement';

/** The agreement of a booking, and whether the guest accepted it; nothing where there is none. */
export function AgreementPart({ request: { id, agreement, status } }: { request: BookingRequestDetail }) {
  if (!agreement) return null;
  const { accepted_at: at, accepted_by: by } = agreement;
  const waiting = statusFromWire(status) === 'approved' ? texts.waiting : texts.notAccepted;
  return (
    <RequestPart id="huurovereenkomst" title={texts.title}>
      <p className="wrap-anywhere">
        {at !== null && by !== null ? texts.accepted(by, formatMoment(at)) : waiting}
      </p>
      <p className="mt-3">
        <a href={`/api/booking-requests/${id}/agreement.pdf`} className="link">
          {texts.read}
        </a>
      </p>
    </RequestPart>
  );
}
