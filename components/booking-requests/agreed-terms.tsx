import { OwnersText } from '@/components/listings/owners-text';
import { FactList } from '@/components/ui/fact-list';
import { refundAmountText } from '@/lib/booking-requests/refund-text';
import type { Refund, RequestTerms } from '@/lib/booking-requests/terms-contract';
import { formatMoment } from '@/lib/format/date';
import { langOf } from '@/lib/languages/language';
import { paymentTermsText } from '@/lib/payments/terms-text';
import { cancellationText } from '@/lib/stays/cancellation-text';
import { agreedTermsTexts as texts, cancellationStepTexts, refundTexts } from '@/lib/texts/cancellation';
import { paymentTermsTexts } from '@/lib/texts/payment-terms';
import { guestStayTexts } from '@/lib/texts/guest-stays';

interface AgreedTermsProps {
  terms: RequestTerms | null;
  refund: Refund | null;
  /** Whether the stay has a deposit. */
  hasDeposit: boolean;
}

/** The terms a request was made under, and what comes back if canceled today, or came back when it was canceled. */
export function AgreedTerms({ terms, refund, hasDeposit }: AgreedTermsProps) {
  const payment = paymentTermsText(terms?.payment ?? null, hasDeposit);
  const canceled = refund?.at ?? null;
  return (
    <>
      <FactList
        empty={guestStayTexts.unknown}
        facts={[
          ...(terms
            ? [
                {
                  label: cancellationStepTexts.label,
                  value: cancellationText(terms.cancellation, terms.steps),
                },
              ]
            : []),
          ...(payment === null ? [] : [{ label: paymentTermsTexts.title, value: payment }]),
          ...(canceled === null ? [] : [{ label: refundTexts.at, value: formatMoment(canceled) }]),
          ...(refund
            ? [
                {
                  label: canceled === null ? refundTexts.today : refundTexts.label,
                  value: refundAmountText(refund),
                },
              ]
            : []),
        ]}
      />
      {terms?.house_rules && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 items-center">{texts.houseRules}</summary>
          <OwnersText />
          <p lang={langOf('nl')} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            {terms.house_rules}
          </p>
        </details>
      )}
    </>
  );
}
