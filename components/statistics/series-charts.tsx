import { ChartCard } from '@/components/statistics/chart-card';
import { seriesKinds } from '@/components/statistics/series-kinds';
import type { SeriesKind, YearOfFigures } from '@/components/statistics/series-kinds';
import { monthTexts } from '@/lib/texts/format';
import { seriesTexts as texts } from '@/lib/texts/statistics';

/** A chart for each of a year's figures. */
export function SeriesCharts({ figures }: { figures: YearOfFigures }) {
  const { year, months, before } = figures;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {seriesKinds.map((kind) => (
        <li key={kind.key}>
          <ChartCard
            heading="h3"
            title={kind.title}
            total={kind.total(months)}
            before={texts.inYear(year - 1, kind.total(before))}
            bars={barsOf(figures, kind)}
            format={kind.format}
            most={kind.most}
            help={kind.help}
          />
        </li>
      ))}
    </ul>
  );
}

function barsOf({ year, months, before }: YearOfFigures, kind: SeriesKind) {
  return months.map((month, place) => {
    const name = monthTexts.long[place] ?? '';
    const last = before[place];
    return {
      name: `${name} ${year}`,
      tick: name.charAt(0).toUpperCase(),
      beforeName: String(year - 1),
      value: kind.drawn(month),
      before: last ? kind.drawn(last) : 0,
    };
  });
}
