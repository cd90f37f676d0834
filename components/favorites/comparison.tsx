import type { ReactNode } from 'react';
import { Photo } from '@/components/listings/photo';
import { Words } from '@/components/ui/words';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import type { ComparedHome } from '@/lib/favorites/compared-home';
import { formatDays } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { withCarried } from '@/lib/search/carried-stay';
import { cancellationLevels, cancellationSteps } from '@/lib/stays/cancellation';
import { cancellationText } from '@/lib/stays/cancellation-text';
import { partyText } from '@/lib/stays/party';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';

interface ComparisonProps {
  /** Two to four. */
  homes: readonly ComparedHome[];
  asked: AskedOfFavorites;
  /** What a stay costs in the home, or why it cannot be had. */
  totalOf: (home: ComparedHome) => ReactNode;
}

const titleId = 'naast-elkaar';
/** Column widths in rem: of the row names, and of a home. Narrower pages scroll the table in its own region. */
const widths = { names: 6.5, home: 9.5 };

/**
 * Homes side by side, a row for each thing to compare. The names of the rows stay in view while a narrow page scrolls
 * the table, unless the text is so large that they would take up its room.
 */
export function Comparison({ homes, asked, totalOf }: ComparisonProps) {
  const { stay } = asked;
  const what = [stay && formatDays(stay.start, stay.end), asked.party && partyText(asked.party)].filter(
    Boolean,
  );
  const rows: [name: string, cell: (home: ComparedHome) => ReactNode][] = [
    [stay ? texts.total : texts.price, totalOf],
    [texts.beach, ({ beach }) => beach],
    [texts.beds, ({ beds }) => beds],
    [texts.capacity, ({ capacity }) => capacity],
    [texts.rating, ({ rating }) => rating ?? texts.unrated],
    [texts.cancellation, (home) => <Canceling home={home} asked={asked} />],
    [texts.included, ({ included }) => <Included features={included} />],
  ];
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId}>{texts.title}</h2>
      {what.length > 0 && <p className="figures mt-1">{what.join(', ')}</p>}
      <div
        role="region"
        aria-labelledby={titleId}
        // A region that scrolls has to be reached by keyboard.
        tabIndex={0}
        className="@container relative mt-4 overflow-x-auto rounded-panel border border-ci-gray-200 bg-surface print:overflow-visible"
      >
        <table
          className="figures w-full table-fixed border-collapse text-left"
          style={{ minWidth: `${widths.names + widths.home * homes.length}rem` }}
        >
          <caption className="sr-only">{texts.caption(what.join(', '))}</caption>
          <colgroup>
            <col style={{ width: `${widths.names}rem` }} />
          </colgroup>
          <thead>
            <tr className="align-top">
              <th scope="col" className={nameClass}>
                <span className="sr-only">{texts.home}</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className="p-3 font-normal">
                  <Head home={home} query={asked.query} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cell]) => (
              <tr key={name} className="border-t border-ci-gray-200 align-top">
                <th scope="row" className={nameClass}>
                  {name}
                </th>
                {homes.map((home) => (
                  <td key={home.id} className="p-3 wrap-break-word hyphens-auto">
                    {cell(home) ?? <span className="text-ci-gray-600">{texts.unsaid}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const nameClass =
  'z-10 bg-surface p-3 text-sm font-semibold wrap-anywhere text-ci-gray-700 @xs:sticky @xs:left-0';

function Head({ home, query }: { home: ComparedHome; query: string }) {
  const { picture, name, slug, town } = home;
  return (
    <a
      href={withCarried(route('listing.show', { slug }), query)}
      rel={query === '' ? undefined : 'nofollow'}
      className="group block no-underline"
    >
      {picture ? (
        <Photo
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 20rem, 45vw"
          maxWidth={640}
          className="rounded-control"
        />
      ) : (
        <span className="block aspect-3/2 rounded-control bg-sand" />
      )}
      <span className="mt-2 block leading-snug font-semibold wrap-anywhere text-ci-blue-700 underline group-hover:no-underline">
        <Words>{name}</Words>
      </span>
      {town && <span className="block text-sm text-ci-gray-700">{town}</span>}
    </a>
  );
}

/** The cancellation terms: with dates for a stay, else in days before arrival. */
function Canceling({ home: { cancellation: kind }, asked }: { home: ComparedHome; asked: AskedOfFavorites }) {
  const { stay, today } = asked;
  const levels = kind === null ? [] : cancellationLevels[kind];
  if (stay || levels.length === 0)
    return <Words>{cancellationText(kind, stay ? cancellationSteps(kind, stay.start, today) : [])}</Words>;
  return (
    <ul className="space-y-1">
      {levels.map(({ days, refund_percent: percent }) => (
        <li key={days}>{texts.level(percent, days)}</li>
      ))}
      <li>{texts.levelsEnd}</li>
    </ul>
  );
}

function Included({ features }: { features: readonly string[] }) {
  if (features.length === 0) return <span className="text-ci-gray-600">{texts.unsaid}</span>;
  return (
    <ul className="space-y-1">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
