import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardList } from '@/components/search/card-list';
import * as item from '@/components/search/card-item';
import { cardValues } from '@/lib/listings/sent-card';
import type { SentCard, SentStay } from '@/lib/listings/sent-card';
import { publicListing } from '@/tests/factories/public-listing';

const cardOf = (stay: SentStay | null, name: string): SentCard => [
  stay,
  ...cardValues({
    ...publicListing,
    name,
    picture_placeholder: 'data:image/webp;base64,UklGRg==',
    stay: null,
  }),
];
const days = [6, 960_00, '2026-07-04', '2026-07-10'] as const;
const searches = [
  ['without days', '', [null, null]],
  [
    'with days',
    'arrival=2026-07-04&departure=2026-07-10&adults=2',
    [
      [6, 960_00],
      [6, 1_234_50],
    ],
  ],
  [
    'with a choice of days',
    'month=2026-07&stay=week&adults=2',
    [days, [6, 50_00, '2026-07-04', '2026-07-10']],
  ],
] as [string, string, SentStay[]][];

afterEach(() => vi.restoreAllMocks());

/** The cards as the browser renders them. */
function live(cards: readonly SentCard[], query: string): string {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { lang: 'nl-BE' } });
  const html = renderToString(<CardList cards={cards} query={query} className="grid" />);
  vi.unstubAllGlobals();
  return html;
}

describe('cards rendered on the server', () => {
  it.each(searches)('equal what the browser renders, %s', (_when, query, stays) => {
    const cards = stays.map((stay, at) => cardOf(stay, `<Zee> & "duin" œ ${at}`));
    for (const shown of [cards, cards.toReversed(), cards]) {
      const html = renderToString(<CardList cards={shown} query={query} className="grid" />);
      expect(html).toBe(live(shown, query));
    }
  });

  it('are rendered once for all searches with days', () => {
    const draw = vi.spyOn(item, 'CardItem');
    const page = (stay: SentStay, query: string) =>
      renderToString(<CardList cards={[cardOf(stay, 'Eenmaal')]} query={query} />);
    const first = page([6, 960_00], 'arrival=2026-07-04&departure=2026-07-10');
    const second = page([2, 320_00], 'arrival=2026-08-04&departure=2026-08-06');
    expect(draw).toHaveBeenCalledTimes(1);
    expect(second).toBe(
      first
        .replaceAll('2026-07-04&amp;departure=2026-07-10', '2026-08-04&amp;departure=2026-08-06')
        .replace('960,- voor 6 nachten', '320,- voor 2 nachten'),
    );
  });
});
