import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { findCity } from '@/lib/listings/cities';
import { formatEuro } from '@/lib/money/euro';
import type { CostDto } from '@/lib/stays/contract';
import { suggestTouristTax } from '@/lib/stays/tourist-tax';
import { stayCostTexts as texts } from '@/lib/texts/stay-prices';
import { costUnitTexts } from '@/lib/texts/stays';

interface TaxSuggestionProps {
  cityId: number | null;
  onTake: (cost: CostDto) => void;
}

/**
 * A suggested charge to guests for the municipality's tourist tax, with its source; nothing when no amount is known.
 */
export function TaxSuggestion({ cityId, onTake }: TaxSuggestionProps) {
  const city = cityId === null ? null : findCity(cityId);
  const tax = city && suggestTouristTax(city.id);
  if (!city || !tax) return null;
  const { amount_cents, per, year, source, note } = tax;
  return (
    <div className="mt-5 rounded-control bg-sand p-4">
      <h3>{texts.tax(city.municipality)}</h3>
      <p className="figures mt-1">{texts.taxAmount(formatEuro(amount_cents), costUnitTexts[per], year)}</p>
      <p className="mt-1 text-ci-gray-700">{texts.taxPassedOn}</p>
      <p className="mt-1 text-ci-gray-700">
        <Words>{`${note} ${texts.taxSource}: `}</Words>
        <a href={source.url} className="link" rel="noreferrer">
          {source.title}
        </a>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() =>
          onTake({ kind: 'tourist_tax', label: null, amount_cents, per, optional: false, on_site: false })
        }
      >
        {texts.taxTake}
      </Button>
    </div>
  );
}
