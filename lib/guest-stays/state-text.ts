/** Tells the guest in one sentence where their request stands and what happens next. */
import { refundDueText } from '@/lib/booking-requests/refund-text';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { declineReasonTexts } from '@/lib/texts/booking-requests';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';

export interface StateText {
  state: string;
  next: string;
}

type Known = Pick<
  GuestStay,
  'status' | 'canceled_by' | 'decline_reason' | 'offer' | 'end_date' | 'approved_at' | 'refund'
> &
  Partial<Pick<GuestStay, 'payment_requests'>>;

/** `today` distinguishes past stays from upcoming ones. */
export function stateText(stay: Known, today: string): StateText {
  const { status, canceled_by: by, decline_reason: reason, offer, end_date: end } = stay;
  const { approved_at: approved, refund } = stay;
  if (status === 'pending' && offer) return { state: texts.offered, next: texts.offeredNext };
  if (status === 'canceled' && approved !== null) {
    const due = refund ? `${refundDueText(refund)} ` : '';
    return by === 'guest'
      ? { state: texts.canceledByGuest, next: due + texts.canceledByGuestNext }
      : { state: texts.state.canceled, next: due + texts.next.canceled };
  }
  if (status === 'canceled' && by === 'guest') return { state: texts.withdrawn, next: texts.withdrawnNext };
  if (reason === 'not_offered') return { state: texts.closed, next: texts.next.declined };
  if (status === 'approved' && end <= today) return { state: texts.over, next: texts.overNext };
  if (status === 'approved' && stay.payment_requests?.length) {
    const isPaid = stay.payment_requests.every((asked) => asked.state === 'paid');
    return { state: texts.state.approved, next: isPaid ? texts.approvedPaid : texts.approvedAsked };
  }
  const told = reason !== null && reason !== 'other' ? `${texts.reason(declineReasonTexts[reason])} ` : '';
  return { state: texts.state[status], next: told + texts.next[status] };
}
