'use client';

import { Link } from '@/components/ui/link';
import { useNightSave } from '@/components/calendar/use-night-save';
import { Button } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatShortDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { siteOf } from '@/lib/planning/cell-text';
import type { Bar, TimelineListing } from '@/lib/planning/timeline';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { barKindTexts, planningTexts as texts } from '@/lib/texts/planning';

interface BarPanelProps {
  listing: TimelineListing;
  bar: Bar;
  today: Day;
  onDone: () => void;
}

/** What a bar represents, with the actions on it. */
export function BarPanel({ listing, bar, today, onDone }: BarPanelProps) {
  const { kind, id } = bar;
  const facts = [
    { label: texts.listing, value: listing.name },
    { label: texts.arrival, value: formatShortDay(bar.start) },
    { label: texts.departure, value: formatShortDay(bar.end) },
    { label: texts.length, value: nightCountText(nights(bar)) },
    {
      label: texts.source,
      value: kind === 'imported' || kind === 'closed' ? siteOf(bar) : barKindTexts[kind],
    },
    ...(bar.open > 0 ? [{ label: texts.open, value: <strong>{formatEuro(bar.open)}</strong> }] : []),
  ];
  return (
    <>
      <FactList facts={facts} empty="" />
      {kind === 'closed' && <p className="mt-4 text-ci-gray-700">{texts.closedHelp(siteOf(bar))}</p>}
      {kind === 'imported' && <p className="mt-4 text-ci-gray-700">{texts.imported}</p>}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {id !== null && (
          <LinkButton as={Link} href={route('dashboard.booking-request.show', { id })}>
            {kind === 'request' ? texts.openRequest : texts.openBooking}
          </LinkButton>
        )}
        {kind === 'block' && !bar.isFixed && bar.end > today && (
          <Unblock {...{ listing, bar, today, onDone }} />
        )}
      </div>
    </>
  );
}

/** Unblocks the future nights of a block. */
function Unblock({ listing, bar, today, onDone }: BarPanelProps) {
  const save = useNightSave(listing.slug);
  const free = eachDay(bar.start < today ? today : bar.start, bar.end);

  async function unblock() {
    try {
      toast.success(ownerCalendarTexts.nights.done[await save.mutateAsync({ free })]);
      onDone();
    } catch (error) {
      toast.error(toTellable(error, ownerCalendarTexts.nights.failed));
    }
  }

  return (
    <Button variant="secondary" pending={save.isPending} onClick={unblock}>
      {texts.unblock}
    </Button>
  );
}
