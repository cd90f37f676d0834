import { FactList } from '@/components/ui/fact-list';
import { refundAmountText } from '@/lib/booking-requests/refund-text';
import type { Refund, RequestTerms } from '@/lib/booking-requests/terms-contract';
import { formatMoment } from '@/lib/format/date';
import { cancellationText } from '@/lib/stays/cancellation-text';
import { agreedTermsTexts as texts, cancellationStepTexts, refundTexts } from '@/lib/texts/cancellation';
import { requestDeskTexts } from '@/lib/texts/requests';

interface AgreedTermsProps {
  terms: RequestTerms | null;
  refund: Refund | null;
}

/** The terms a request was made under, and what comes back: when canceling today, or as it was. */
export function AgreedTerms({ terms, refund }: AgreedTermsProps) {
  const canceled = refund?.at ?? null;
  return (
    <>
      <FactList
        empty={requestDeskTexts.unknown}
        facts={[
          ...(terms
            ? [
                {
                  label: cancellationStepTexts.label,
                  value: cancellationText(terms.cancellation, terms.steps),
                },
              ]
            : []),
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
          <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{terms.house_rules}</p>
        </details>
      )}
    </>
  );
}
