import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AgreedTerms } from '@/components/booking-requests/agreed-terms';
import { HouseRules } from '@/components/listings/house-rules';
import { ListingFacts } from '@/components/listings/listing-facts';
import { PhotoMosaic } from '@/components/listings/photo-mosaic';
import { ListingTitle } from '@/components/listings/listing-title';
import { Rates } from '@/components/listings/rates';
import { Thread } from '@/components/messages/thread';
import { ListingReviews } from '@/components/reviews/listing-reviews';
import { PriceLines } from '@/components/stays/price-lines';
import type { Language } from '@/lib/languages/language';
import { priceText } from '@/lib/stays/quote-text';
import { makeListingPageModel } from '@/tests/factories/listing-page';
import { makePageReviews } from '@/tests/factories/page-reviews';
import { inLanguage } from '@/tests/support/in-language';

const listing = makeListingPageModel({
  description: 'Dicht bij zee.',
  house_rules: 'Niet roken.',
  rooms: [{ name: 'De blauwe kamer', beds: [{ kind: 'double', count: 1 }] }],
  reviews: makePageReviews(),
});
const line = { amount_cents: 900, optional: false, on_site: false } as const;
const [photo] = listing.pictures;
const message = {
  id: 1,
  by_admin: false,
  automatic: false,
  created_at: '2027-01-02T10:00:00Z',
  read_at: null,
};

const Page = () => (
  <>
    <ListingFacts listing={listing} />
    <Rates lines={['Cleaning: €85 per stay', ['Zomer', ' (3 July): €150']]} />
    <ListingTitle listing={listing} />
    <HouseRules listing={listing} />
    <PhotoMosaic
      name="Zeezicht"
      pictures={
        photo
          ? [
              { ...photo, description: 'Het terras' },
              { ...photo, id: 'p90', description: null },
            ]
          : []
      }
    />
    <ListingReviews listing={listing} reviews={makePageReviews()} />
    <PriceLines
      price={priceText({
        nights: 1,
        price: 9,
        nightly: [],
        total_cents: 900,
        deposit_cents: 0,
        lines: [
          { ...line, kind: 'other', label: 'Strandcabine' },
          { ...line, kind: 'cleaning', label: 'Eindschoonmaak' },
          { ...line, kind: 'discount_length', label: '10% korting vanaf 7 nachten' },
        ],
      })}
    />
    <AgreedTerms
      terms={{ cancellation: null, steps: [], house_rules: 'Geen feestjes.', payment: null }}
      refund={null}
      hasDeposit={false}
    />
    <Thread
      viewer="guest"
      guestLocale="fr"
      messages={[
        { ...message, sender: 'guest', body: 'Bonjour' },
        { ...message, id: 2, sender: 'landlord', body: 'Tot dan' },
        { ...message, id: 3, sender: 'landlord', body: 'À bientôt', locale: 'fr' },
        {
          ...message,
          id: 4,
          sender: 'system',
          body: 'De gast wees het af.',
          note: { kind: 'offer_declined' },
        },
        { ...message, id: 5, sender: 'system', body: 'Iets van vroeger.' },
      ]}
    />
  </>
);
const html = (language: Language) => inLanguage(language, () => renderToStaticMarkup(<Page />));

/** Texts of the elements that say they are in a language; the alt text of an image. */
const inLang = (markup: string, lang: string) =>
  [...markup.matchAll(new RegExp(`<(?:img alt="([^"]*)"|[a-z]+) lang="${lang}"[^>]*>([^<]*)`, 'g'))].map(
    ([, alt, text]) => alt ?? text,
  );

describe('what is Dutch on a page in another language', () => {
  it.each([
    ['fr', 'Texte du propriétaire, en néerlandais'],
    ['de', 'Text des Vermieters, auf Niederländisch'],
    ['en', 'Owner’s text, in Dutch'],
  ] as const)('says so, and whose it is: %s', (language, owners) => {
    const markup = html(language);
    expect(markup.split(owners)).toHaveLength(4);
    const dutch = inLang(markup.replaceAll(/<img src="[^"]*" /g, '<img '), 'nl-BE');
    expect(dutch).toEqual([
      'Dicht bij zee.',
      'De blauwe kamer',
      'Zomer',
      'Niet roken.',
      'Het terras',
      'Heerlijk wakker worden met zicht op zee.',
      'Graag tot een volgende keer.',
      'Strandcabine',
      'Geen feestjes.',
      'Iets van vroeger. ',
      'Tot dan',
    ]);
    expect(inLang(markup, 'fr')).toEqual(language === 'fr' ? [] : ['À bientôt', 'Bonjour']);
  });

  it('goes without saying on a Dutch one', () => {
    const markup = html('nl');
    expect(markup).not.toContain('lang="nl');
    expect(markup).not.toContain('translate=');
    expect(markup).not.toContain('text-sm text-ci-gray-600"></p>');
  });

  it('is not what the landlord wrote in the language of the page', () => {
    const own = { ...listing, description: 'Près de la mer.', translated: ['description' as const] };
    const markup = inLanguage('fr', () =>
      renderToStaticMarkup(
        <>
          <ListingFacts listing={{ ...own, rooms: [] }} />
          <HouseRules listing={own} />
        </>,
      ),
    );
    expect(markup.split('Texte du propriétaire, en néerlandais')).toHaveLength(2);
    expect(inLang(markup, 'nl-BE')).toEqual(['Niet roken.']);
    expect(markup).toContain('Près de la mer.');
  });

  it('leaves names and addresses alone', () => {
    const markup = html('fr');
    const kept = [...markup.matchAll(/ translate="no"[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(kept).toEqual([expect.stringContaining('Oostende'), 'Els M.']);
  });
});
