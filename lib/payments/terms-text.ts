/** Payment terms as sentences, for landlords and guests. */
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import { paymentTermsTexts as texts } from '@/lib/texts/payment-terms';

type ToldTerms = Pick<PaymentTerms, 'advance_percent' | 'advance_days' | 'balance_days' | 'deposit'>;

/** '30 % nu, de rest 30 dagen voor aankomst.', and further details; null without terms. */
export function paymentTermsText(terms: ToldTerms | null, hasDeposit: boolean): string | null {
  if (!terms) return null;
  const { advance_percent: advance, advance_days: soon, balance_days: later, deposit } = terms;
  return [
    shareText(advance, later),
    ...(advance > 0 ? [texts.now(soon)] : []),
    ...(later > 0 && advance < 100 ? [texts.sooner] : []),
    ...(hasDeposit ? [texts.deposits[deposit]] : []),
    texts.how,
  ].join(' ');
}

function shareText(advance: number, balanceDays: number): string {
  if (advance === 0) return texts.allLater(balanceDays);
  return advance === 100 ? texts.allNow : texts.advanceAndRest(advance, balanceDays);
}
