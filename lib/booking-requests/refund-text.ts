/** Texts about a refund. */
import type { Refund } from '@/lib/booking-requests/terms-contract';
import { formatWeekday } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { refundTexts as texts } from '@/lib/texts/cancellation';

/** '€ 750,- (50 % van € 1.500,-)', or that the parties agree on it themselves. */
export function refundAmountText({ percent, amount_cents: amount, base_cents: base }: Refund): string {
  if (percent === null || amount === null) return texts.inWords;
  return texts.amount(formatEuro(amount), percent, formatEuro(base));
}

/** To the guest who is about to cancel: 'Annuleert u nu, dan krijgt u € 750,- terug: 50 % van € 1.500,-.' */
export function refundAskText({ percent, amount_cents: amount, base_cents: base, until }: Refund): string {
  if (percent === null || amount === null) return texts.askInWords;
  if (percent === 0) return texts.askNothing;
  const now = texts.ask(formatEuro(amount), percent, formatEuro(base));
  return until === null ? now : `${now} ${texts.askUntil(formatWeekday(until))}`;
}

/** To the guest, after canceling. */
export function refundDueText({ percent, amount_cents: amount }: Refund): string {
  if (percent === null || amount === null) return texts.askInWords;
  return percent === 0 ? texts.dueNothing : texts.due(formatEuro(amount));
}
