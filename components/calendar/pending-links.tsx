import { Link } from '@/components/ui/link';
import { rangeOf } from '@/components/calendar/day-notes';
import { Words } from '@/components/ui/words';
import type { PendingStay } from '@/lib/calendar/queries';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

interface PendingLinksProps {
  pending: readonly PendingStay[];
  /** The selected nights. */
  range: DayRange;
}

/** Links to the requests for any of these nights. */
export function PendingLinks({ pending, range }: PendingLinksProps) {
  const asked = pending.filter((stay) => overlaps(rangeOf(stay), range));
  return asked.map(({ id, name, start_date: start, end_date: end }) => (
    <p key={id} className="figures text-ci-gray-700">
      <Link href={route('dashboard.booking-request.show', { id })} className="link">
        {texts.openPending(name)}
      </Link>
      <Words>{`, ${formatDays(start, end)}`}</Words>
    </p>
  ));
}
