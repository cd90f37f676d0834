import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListingReviews } from '@/components/reviews/listing-reviews';
import { makeListingPageModel } from '@/tests/factories/listing-page';
import { makePageReviews } from '@/tests/factories/page-reviews';
import { inLanguage } from '@/tests/support/in-language';

const listing = makeListingPageModel();
const shown = makePageReviews().shown.flatMap((review) =>
  Array.from({ length: 5 }, (_, id) => ({ ...review, id })),
);
const html = (reviews = makePageReviews()) =>
  renderToStaticMarkup(<ListingReviews listing={listing} reviews={reviews} />);
const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const allLinks = (markup: string) => [...markup.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? '');
const isNotice = (href: string) => href.startsWith('/melden');
const links = (markup: string) => allLinks(markup).filter((href) => !isNotice(href));

describe('the reviews on a listing’s page', () => {
  it('show their author, date and text, and the landlord’s answer', () => {
    const said = text(html());
    expect(said).toContain('4,7 op 5');
    expect(said).toContain('1 beoordeling van een gast die er verbleef');
    expect(said).toContain('Netheid 4,5');
    expect(said).toContain('Els M.');
    expect(said).toContain('Februari 2027');
    expect(said).toContain('Heerlijk wakker worden met zicht op zee.');
    expect(said).toContain('Antwoord van Griet Graag tot een volgende keer.');
  });

  it('show what guests typed as text', () => {
    const [review] = shown;
    const evil = review && { ...review, body: '<img src=x onerror=alert(1)>', name_shown: '<b>Els' };
    expect(html(makePageReviews({ shown: evil ? [evil] : [] }))).not.toMatch(/<img|<b>Els/);
  });

  it('say which language they are in, unless it is the page’s', () => {
    const [review] = shown;
    const french = makePageReviews({ shown: review ? [{ ...review, locale: 'fr' }] : [] });
    expect(html(french).match(/ lang="[^"]+"/g)).toEqual([' lang="fr"']);
    expect(inLanguage('fr', () => html(french)).match(/ lang="[^"]+"/g)).toEqual([' lang="nl-BE"']);
  });

  it('can each be given notice of', () => {
    const review = makePageReviews().shown[0];
    expect(allLinks(html()).filter(isNotice)).toEqual([`/melden?subject=review&amp;id=${review?.id}`]);
  });

  it.each<[string, Parameters<typeof makePageReviews>[0], string[]]>([
    ['nowhere, where all are shown', { count: 5, shown }, []],
    ['to all of them', { count: 6, shown }, ['/aanbod/zeezicht-oostende?beoordelingen=1#beoordelingen']],
    ['nowhere from the only page', { count: 6, shown, page: 1 }, []],
    [
      'to older ones',
      { count: 40, shown, page: 1 },
      ['/aanbod/zeezicht-oostende?beoordelingen=2#beoordelingen'],
    ],
    [
      'to newer and older ones',
      { count: 40, shown, page: 2 },
      [
        '/aanbod/zeezicht-oostende?beoordelingen=1#beoordelingen',
        '/aanbod/zeezicht-oostende?beoordelingen=3#beoordelingen',
      ],
    ],
  ])('link %s, and to how they are checked', (_where, reviews, hrefs) => {
    expect(links(html(makePageReviews(reviews)))).toEqual([...hrefs, '/hoe-wij-rangschikken#beoordelingen']);
  });
});
