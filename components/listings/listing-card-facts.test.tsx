import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListingCardFacts, ListingCardSpecial } from '@/components/listings/listing-card-facts';
import { publicListing } from '@/tests/factories/public-listing';

describe('the facts on a card', () => {
  const facts = { max_capacity: 4, number_of_bedrooms: 2, number_of_bathrooms: 1, settings: [] };

  it('are separate items, each with a dot before it', () => {
    const html = renderToStaticMarkup(<ListingCardFacts card={{ ...publicListing, ...facts }} />);
    expect(html.replaceAll('\u00A0', ' ')).toBe(
      '<p><span>4 personen</span><span> · 2 slaapkamers</span><span> · 1 badkamer</span></p>',
    );
  });
});

describe('the highlights on a card', () => {
  it.each([
    ['no', null, ''],
    ['no', 0, 'Aan het strand'],
    ['no', 300, '300 m tot het strand'],
    ['no', 301, ''],
    ['front', 301, 'Frontaal zeezicht'],
    ['side', 40, 'Zijdelings zeezicht · 40 m tot het strand'],
  ] as const)('with view %s and %s m to the beach: %s', (oceanview, metres, said) => {
    const card = { ...publicListing, oceanview, distance_to_beach_m: metres };
    const html = renderToStaticMarkup(<ListingCardSpecial card={card} />);
    expect(html.replace('</li><li>', ' · ').replace(/<[^>]+>/g, '')).toBe(said);
  });
});
