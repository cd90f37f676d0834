import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { resultCountText } from '@/lib/format/count';
import { route } from '@/lib/paths';
import { alertFormPath } from '@/lib/search-alerts/form-address';
import { inSentence } from '@/lib/format/words';
import { overviewPage } from '@/lib/search/overview-page';
import type { Suggestion } from '@/lib/search/contract';
import { suggestionTexts } from '@/lib/texts/suggestions';
import { noCardsTexts as texts } from '@/lib/texts/no-cards';

interface NoCardsProps {
  /** The number of matching listings, on any page. */
  total: number;
  lastPage: number;
  /** The search without its page. */
  query: string;
  rel: 'nofollow' | undefined;
  /** Related searches that do have results. */
  suggestions?: readonly Suggestion[];
}

/** Shown instead of cards: nothing matches, or the matching listings are on earlier pages. */
export function NoCards({ total, lastPage, query, rel, suggestions }: NoCardsProps) {
  if (total === 0) {
    return (
      <Nothing text={texts.none} more={`${texts.noneText} ${texts.saveText}`}>
        {/* The search bar above has the page's main button. */}
        <LinkButton href={alertFormPath({ query })} rel="nofollow" variant="secondary">
          {texts.keep}
        </LinkButton>
        <LinkButton href={route('listing.index')} data-in-place="all" variant="secondary">
          {texts.clear}
        </LinkButton>
        {suggestions && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
      </Nothing>
    );
  }
  // There are fewer pages now: an old link, or listings that have gone since.
  return (
    <Nothing text={texts.pastLast} more={texts.pastLastText}>
      <LinkButton href={overviewPage(query, 1)} rel={rel} variant="secondary">
        {texts.firstPage}
      </LinkButton>
      {lastPage > 1 && (
        <LinkButton href={overviewPage(query, lastPage)} rel={rel} variant="secondary">
          {texts.lastPage(lastPage)}
        </LinkButton>
      )}
    </Nothing>
  );
}

/** @param children links to continue */
function Nothing({ text, more, children }: { text: string; more: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-prose pt-4">
      <EmptyState
        drawing="horizon"
        text={text}
        action={
          <div className="flex flex-col items-center gap-6">
            <p className="max-w-md text-ci-gray-700">{more}</p>
            <div className="flex flex-wrap justify-center gap-3">{children}</div>
          </div>
        }
      />
    </div>
  );
}

function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <nav aria-labelledby="suggestions" className="w-full">
      <h2 id="suggestions" className="text-lg">
        {suggestionTexts.title}
      </h2>
      <ul className="mt-3 flex flex-col items-center gap-2">
        {suggestions.map(({ label, query, total }) => (
          <li key={query}>
            <a
              href={overviewPage(query, 1)}
              rel="nofollow"
              className="link inline-flex min-h-11 items-center"
            >
              {suggestionTexts.found(label, inSentence(resultCountText(total)))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
