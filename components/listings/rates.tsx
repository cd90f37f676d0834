import { rateTexts as texts } from '@/lib/texts/stays';

/** More of them wait behind a press. */
const SHOWN = 6;

/** What the landlord asks and grants beside the price of a night. */
export function Rates({ lines }: { lines: readonly string[] }) {
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

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="figures mt-4 space-y-1 text-ci-gray-700">
      {[...lines.entries()].map(([place, line]) => (
        // Two costs can be the same in every word.
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}
