import type { Cancellation as Kind } from '@/lib/listings/kinds';
import { cancellationLevels } from '@/lib/stays/cancellation';
import { cancellationTableTexts as table, cancellationTexts } from '@/lib/texts/cancellation';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/**
 * Until when canceling is free, and what comes back, in days before arrival; nothing if the landlord did not specify
 * it.
 */
export function Cancellation({ kind }: { kind: Kind | null }) {
  if (kind === null) return null;
  return (
    <section aria-labelledby="annuleren">
      <h2 id="annuleren">{texts.cancellation}</h2>
      <p className="figures mt-4 max-w-prose">{cancellationTexts[kind]}</p>
      {cancellationLevels[kind].length > 0 && <Levels kind={kind} />}
    </section>
  );
}

function Levels({ kind }: { kind: Kind }) {
  const rows = [
    ...cancellationLevels[kind].map(({ days, refund_percent: percent }) => [
      table.until(days),
      table.percent(percent),
    ]),
    [table.after, table.nothing],
  ];
  return (
    <>
      <table className="figures mt-4 text-left">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr className="border-b border-ci-gray-300">
            <th scope="col" className="py-2 pr-8 font-semibold">
              {table.when}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {table.back}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([when, back]) => (
            <tr key={when} className="border-b border-ci-gray-200">
              <th scope="row" className="py-2 pr-8 font-normal">
                {when}
              </th>
              <td className="py-2">{back}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-prose text-sm text-ci-gray-600">{table.note}</p>
    </>
  );
}
