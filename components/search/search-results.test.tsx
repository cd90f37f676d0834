import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchResults } from '@/components/search/search-results';
import { toPage } from '@/lib/api/envelope';
import { searchTexts } from '@/lib/texts/search';

const texts = searchTexts.results;

/** What stands where no card does, with the addresses that lead on. */
function shown(page: number, total: number) {
  const answer = toPage({ items: [], page, perPage: 24, total, path: '/api/listings' });
  const html = renderToStaticMarkup(
    <SearchResults filters={{ listing_city_id: [11], price: { min: 0, max: 200 }, page }} answer={answer} />,
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  );
  return { html, links };
}

describe('a search without cards', () => {
  it('has no results where none fits', () => {
    const { html, links } = shown(1, 0);
    expect(html).toContain(texts.none);
    expect(links).toEqual(['/aanbod']);
  });

  it('leads from a page past the last to the first and the last of the same search', () => {
    const { html, links } = shown(400, 50);
    expect(html).toContain(texts.pastLast);
    expect(html).not.toContain(texts.none);
    const search = '/aanbod?listing_city_id=11&price=0-200';
    expect(links).toEqual([search, `${search}&page=3`]);
  });

  it('leads to the one page there is', () => {
    expect(shown(2, 5).links).toHaveLength(1);
  });
});
