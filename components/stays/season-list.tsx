import { ChevronRight } from 'lucide-react';
import type { SeasonDto } from '@/lib/stays/contract';
import { rangeOfSeason, seasonPriceText, seasonRulesText, seasonSpanText } from '@/lib/stays/season-text';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

interface SeasonListProps {
  year: number;
  seasons: readonly SeasonDto[];
  onOpen: (season: SeasonDto) => void;
}

/** A year's seasons as text, each row a button that opens the season. */
export function SeasonList({ year, seasons, onOpen }: SeasonListProps) {
  if (seasons.length === 0) return <p className="mt-2 max-w-prose text-ci-gray-700">{texts.empty(year)}</p>;
  return (
    <ul className="mt-2 divide-y divide-ci-gray-200 border-y border-ci-gray-200">
      {seasons.map((season) => (
        <li key={season.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(season)}
            className="flex w-full items-center gap-4 px-1 py-3 text-left transition-colors duration-150 hover:bg-ci-blue-50"
          >
            <span className="sr-only">{`${texts.editNamed(season.name)}:`}</span>
            <span className="min-w-0 grow sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-6">
              <span className="block">
                <span className="block font-semibold text-ci-gray-900">{season.name}</span>
                <span className="figures block text-ci-gray-700">
                  {seasonSpanText(rangeOfSeason(season))}
                </span>
              </span>
              <span className="block">
                <span className="figures block text-ci-gray-900">{seasonPriceText(season)}</span>
                <span className="block text-ci-gray-700">{seasonRulesText(season)}</span>
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ci-gray-600" />
          </button>
        </li>
      ))}
    </ul>
  );
}
