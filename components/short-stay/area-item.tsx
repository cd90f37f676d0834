import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { formatMoment } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import type { ShortStayAreaDto, ShortStayAreaState } from '@/lib/short-stay/contract';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';

const tones: Record<ShortStayAreaState, BadgeTone> = {
  ok: 'blue',
  kept: 'sand',
  unreadable: 'red',
  ended: 'gray',
};

/** An area: whether its newest version is in force, and which versions were before. */
export function AreaItem({ area }: { area: ShortStayAreaDto }) {
  const { area_id: code, name, state, error, versions } = area;
  return (
    <li>
      <Card className="h-full space-y-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="min-w-0 text-lg font-semibold wrap-anywhere">{name ?? code}</h3>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </div>
        {error && <p className="wrap-anywhere">{error}</p>}
        <FactList
          empty={texts.nothing}
          facts={[
            { label: texts.facts.code, value: code },
            { label: texts.facts.authority, value: area.authority },
            { label: texts.facts.regulation, value: texts.regulations[area.regulation] },
            { label: texts.facts.homes, value: formatNumber(area.homes) },
            { label: texts.facts.version, value: formatMoment(area.created_at) },
            { label: texts.facts.read, value: formatMoment(area.read_at) },
            { label: texts.facts.crs, value: area.crs },
          ]}
        />
        {versions.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">{texts.versions}</summary>
            <ul className="figures mt-2 space-y-1">
              {versions.map(({ created_at: created, from, to }) => (
                <li key={from}>
                  {texts.version(formatMoment(created), formatMoment(from), to && formatMoment(to))}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </li>
  );
}
