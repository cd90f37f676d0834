import type { Cancellation as Kind } from '@/lib/listings/kinds';
import { cancellationTexts, listingPageTexts as texts } from '@/lib/texts/listing-page';

/** Until when cancelling is free; nothing if the landlord did not specify it. */
export function Cancellation({ kind }: { kind: Kind | null }) {
  if (kind === null) return null;
  return (
    <section aria-labelledby="annuleren">
      <h2 id="annuleren">{texts.cancellation}</h2>
      <p className="figures mt-4 max-w-prose">{cancellationTexts[kind]}</p>
    </section>
  );
}
