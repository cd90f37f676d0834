import { Words } from '@/components/ui/words';
import { langOf } from '@/lib/languages/language';
import type { RateLine } from '@/lib/listings/page-model';
import { rateTexts as texts } from '@/lib/texts/stays';

/** How many lines are shown before expanding. */
const SHOWN = 6;

/** The landlord's charges and discounts besides the price per night. */
export function Rates({ lines }: { lines: readonly RateLine[] }) {
  const rest = lines.slice(SHOWN);
  return (
    <section aria-labelledby="kosten">
      <h2 id="kosten">{texts.title}</h2>
      <Lines lines={lines.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="link mt-2 inline-flex min-h-11 items-center">{texts.more(rest.length)}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly RateLine[] }) {
  return (
    <ul className="figures mt-4 space-y-1 text-ci-gray-700">
      {[...lines.entries()].map(([place, line]) => (
        // Two lines can have identical text.
        <li key={place}>{typeof line === 'string' ? line : <OwnWords line={line} />}</li>
      ))}
    </ul>
  );
}

function OwnWords({ line: [own, rest] }: { line: Exclude<RateLine, string> }) {
  return (
    <>
      <Words lang={langOf('nl')}>{own}</Words>
      <Words>{rest}</Words>
    </>
  );
}
