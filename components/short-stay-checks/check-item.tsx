import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import type { ShortStayCheckDto } from '@/lib/short-stay-checks/contract';
import type { CheckState } from '@/lib/short-stay-checks/states';
import { shortStayCheckTexts as texts } from '@/lib/texts/short-stay-checks';

const tones: Record<CheckState, BadgeTone> = {
  drawn: 'gray',
  submitted: 'gray',
  refused: 'red',
  flagged: 'sand',
  acknowledged: 'sand',
  withdrawn: 'gray',
};

/** A draw: how it was made, and the outcome for each home. */
export function CheckItem({ check }: { check: ShortStayCheckDto }) {
  const { month, area_id: code, name, drawn, homes, percent, minimum, seed } = check;
  const flagged = drawn.filter(({ told_at: told }) => told !== null).length;
  return (
    <li>
      <Card className="h-full space-y-4">
        <h3 className="text-lg font-semibold wrap-anywhere">{`${name ?? code}, ${month}`}</h3>
        <FactList
          empty={texts.nothing}
          facts={[
            {
              label: texts.drawn,
              value: drawn.length > 0 ? texts.drawnOf(drawn.length, homes) : texts.forgotten,
            },
            { label: texts.flagged, value: String(flagged) },
            { label: texts.share, value: texts.shareOf(percent, minimum) },
            { label: texts.seed, value: seed },
          ]}
        />
        {drawn.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">{texts.homes}</summary>
            <ul className="mt-2 space-y-3">
              {drawn.map((home, index) => (
                // Deleted homes have no id, and the order of a draw never changes.
                <DrawnHome key={home.listing?.id ?? `gone ${index}`} home={home} />
              ))}
            </ul>
          </details>
        )}
      </Card>
    </li>
  );
}

function DrawnHome({ home }: { home: ShortStayCheckDto['drawn'][number] }) {
  const { listing, state, flags, error, told_at: told } = home;
  return (
    <li className="space-y-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {listing ? (
          <Link
            href={route('dashboard.admin.listing.show', { id: listing.id })}
            className="min-w-0 link wrap-anywhere"
          >
            {listing.name}
          </Link>
        ) : (
          <span>{texts.gone}</span>
        )}
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      {error && <p className="wrap-anywhere">{error}</p>}
      {flags.map((code) => (
        <p key={code}>{`${code}: ${texts.flag(code)}`}</p>
      ))}
      {told && <p className="figures text-ci-gray-600">{texts.told(formatMoment(told))}</p>}
    </li>
  );
}
