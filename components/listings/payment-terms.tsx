import { Words } from '@/components/ui/words';
import { paymentTermsTexts as texts } from '@/lib/texts/payment-terms';

/** When and how guests pay; nothing if the landlord has no account to pay on. */
export function PaymentTerms({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <section aria-labelledby="betalen">
      <h2 id="betalen">{texts.title}</h2>
      <p className="figures mt-4 max-w-prose">
        <Words>{text}</Words>
      </p>
    </section>
  );
}
