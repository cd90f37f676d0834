import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TaxSuggestion } from '@/components/stays/tax-suggestion';
import { termsArticles } from '@/lib/texts/terms-of-service';

const shown = (cityId: number) =>
  renderToStaticMarkup(<TaxSuggestion cityId={cityId} onTake={() => undefined} />);
const oostende = 11;

describe('the tourist tax suggestion', () => {
  it('presents the tax as the landlord’s own, a yearly sum of which guests are charged a share', () => {
    expect(shown(oostende)).toMatch(/aan u: een vast bedrag per jaar\..*rekent u door/);
    expect(JSON.stringify(termsArticles('12 maanden'))).toMatch(
      /vast bedrag per jaar: .* rekent de verhuurder door/,
    );
  });
});
