import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoCards } from '@/components/search/no-cards';
import { noCardsTexts as texts } from '@/lib/texts/no-cards';

const query = 'listing_city_id=11&price=0-200';

/** What is shown instead of cards, with its links. */
function shown(total: number, lastPage: number) {
  const html = renderToStaticMarkup(
    <NoCards total={total} lastPage={lastPage} query={query} rel={undefined} />,
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  );
  return { html, links };
}

describe('a search without cards', () => {
  it('says that there are no results', () => {
    const { html, links } = shown(0, 1);
    expect(html).toContain(texts.none);
    expect(links).toEqual([`/zoekmelding?${query}`, '/aanbod']);
  });

  it('links from a page past the last to the first and the last of the same search', () => {
    const { html, links } = shown(50, 3);
    expect(html).toContain(texts.pastLast);
    expect(html).not.toContain(texts.none);
    expect(links).toEqual([`/aanbod?${query}`, `/aanbod?${query}&page=3`]);
  });

  it('links to the only page', () => {
    expect(shown(5, 1).links).toHaveLength(1);
  });
});
