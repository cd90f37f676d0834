'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useHolidays } from '@/components/holidays/use-holidays';
import { useLayerRegion } from '@/components/holidays/use-layer-region';
import { CopyYear } from '@/components/stays/copy-year';
import { HolidayList } from '@/components/stays/holiday-line';
import { SeasonDialog } from '@/components/stays/season-dialog';
import type { OpenSeason } from '@/components/stays/season-dialog';
import { SeasonList } from '@/components/stays/season-list';
import { SeasonStrip } from '@/components/stays/season-strip';
import { YearControls } from '@/components/stays/year-controls';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { addYears } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import { SEASON_YEARS_AHEAD } from '@/lib/stays/limits';
import type { SeasonDto } from '@/lib/stays/contract';
import { refreshSeasons, saveSeason, showSeason } from '@/lib/stays/queries';
import { yearRange } from '@/lib/stays/season-places';
import { rangeOfSeason, seasonDaysText } from '@/lib/stays/season-text';
import { holidayLayerTexts } from '@/lib/texts/holiday-layer';
import { holidayRegionTexts } from '@/lib/texts/holidays';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

interface SeasonsSectionProps {
  slug: string;
  seasons: readonly SeasonDto[];
  /** The listing's lowest price in whole euros. */
  standard: number | null;
  /** Its price outside seasons. */
  usual: number | null;
  /** Whether the user may change the listing's price. */
  mayLower: boolean;
  today: Day;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** A year's seasons: as bars on a strip, and as a list. */
export function SeasonsSection({ seasons, today, ...prices }: SeasonsSectionProps) {
  const { slug } = prices;
  const id = useId();
  const [year, setYear] = useState(() => firstYearShown(seasons, today));
  const [opened, setOpened] = useState<OpenSeason | null>(null);
  const move = useSeasonMove(slug);
  const whole = yearRange(year);
  const holidays = useHolidays(whole);
  const [region] = useLayerRegion();
  const ofYear = seasons.filter((season) => overlaps(rangeOfSeason(season), whole));
  const lastYear = yearOf(today) + SEASON_YEARS_AHEAD;
  const canCopy = year < lastYear && seasons.some(({ start_date: start }) => yearOf(start) === year);
  const lastEnd = addYears(today, SEASON_YEARS_AHEAD);
  return (
    <Card className="max-sm:-mx-2 max-sm:p-3">
      <section aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {texts.title}
        </h2>
        <YearControls
          year={year}
          firstYear={yearOf(today)}
          lastYear={lastYear}
          onYear={setYear}
          onAdd={() => setOpened({ range: null })}
        />
        <SeasonStrip
          year={year}
          // All seasons: a neighbour across the year's end limits a movement too.
          seasons={seasons}
          holidays={holidays}
          today={today}
          lastEnd={lastEnd}
          onOpen={(season) => setOpened({ season })}
          onMoved={(season, range) =>
            move.mutate({ ...season, start_date: range.start, end_date: range.end })
          }
          onDrawn={(range) => setOpened({ range })}
        />
        <SeasonList year={year} seasons={ofYear} onOpen={(season) => setOpened({ season })} />
        {canCopy && (
          <div className="mt-3">
            <CopyYear slug={slug} year={year} onCopied={() => setYear(year + 1)} />
          </div>
        )}
        {region !== 'none' && (
          <HolidayList title={holidayLayerTexts.list(year, holidayRegionTexts[region])} holidays={holidays} />
        )}
      </section>
      <SeasonDialog {...prices} opened={opened} lastEnd={lastEnd} onClose={() => setOpened(null)} />
    </Card>
  );
}

/** The current year, or the next when there is nothing left to let this year. */
function firstYearShown(seasons: readonly SeasonDto[], today: Day): number {
  const coming = seasons.find(({ end_date: end }) => end > today);
  const isLate = today.slice(5) >= '10-01';
  return coming ? Math.max(yearOf(today), yearOf(coming.start_date)) : yearOf(today) + (isLate ? 1 : 0);
}

/** Shows a season where it was moved to and saves it; moves are saved one after another. */
function useSeasonMove(slug: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `seasons ${slug}` },
    mutationFn: ({ id, ...body }: SeasonDto) =>
      saveSeason(client, slug, { id, body: { ...body, lower_price: false } }),
    onMutate: (season) => showSeason(client, slug, season),
    onSuccess: (saved) => toast.success(texts.saved(saved.name, seasonDaysText(rangeOfSeason(saved)))),
    onError: (error) => {
      toast.error(error, texts.saveFailed);
      return refreshSeasons(client, slug);
    },
  });
}
