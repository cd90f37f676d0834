import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { partyText } from '@/lib/booking-requests/party';
import { PaidMark } from '@/components/booking-requests/paid-mark';
import { dayWord, Week } from '@/components/today/stays-of-week';
import { Badge } from '@/components/ui/badge';
import { parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatHour } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { toField } from '@/lib/paths';
import { messageTexts } from '@/lib/texts/messages';
import { todayScreenTexts } from '@/lib/texts/today-screen';
import { todayTexts as texts } from '@/lib/texts/today';
import type { StayOfToday, Today } from '@/lib/today/contract';

interface WeekPartProps {
  day: Pick<Today, 'arriving' | 'departing' | 'staying'>;
  today: Day;
}

/** Arrivals, departures and current stays, each with what is still open. */
export function WeekPart({ day, today }: WeekPartProps) {
  const when = (text: string) => {
    const parsed = parseDay(text);
    return parsed ? dayWord(parsed, today) : text;
  };
  return (
    <Week
      week={day}
      more={
        <Link href={route('dashboard.booking.index')} className="link">
          {todayScreenTexts.allBookings}
        </Link>
      }
      arriving={(stay) => (
        <StayRow
          stay={stay}
          when={[when(stay.start_date), stay.check_in && texts.from(formatHour(stay.check_in))]}
        >
          <Open stay={stay} />
          <PaidMark booking={stay} />
        </StayRow>
      )}
      departing={(stay) => (
        <StayRow
          stay={stay}
          when={[when(stay.end_date), stay.check_out && texts.before(formatHour(stay.check_out))]}
        >
          <Unread stay={stay} />
          <PaidMark booking={stay} />
        </StayRow>
      )}
      staying={(stay) => (
        <StayRow stay={stay} when={[texts.until(when(stay.end_date).toLowerCase())]}>
          <Unread stay={stay} />
          <PaidMark booking={stay} />
        </StayRow>
      )}
    />
  );
}

interface StayRowProps {
  stay: StayOfToday;
  /** The day, and the time of day. */
  when: readonly (string | null)[];
  children: ReactNode;
}

/** A stay in short; the whole row links to it. */
function StayRow({ stay, when, children }: StayRowProps) {
  return (
    <div className="relative px-4 py-3 transition-colors duration-150 hover:bg-ci-blue-50">
      <p className="figures text-ci-gray-700 first-letter:uppercase">{when.filter(Boolean).join(', ')}</p>
      <p>
        <Link
          href={route('dashboard.booking-request.show', { id: stay.id })}
          className="font-semibold wrap-anywhere text-ci-gray-900 after:absolute after:inset-0 hover:text-ci-blue-700"
        >
          {stay.name}
        </Link>
      </p>
      <p className="figures text-ci-gray-700">{`${stay.listing.name} · ${partyText(stay)}`}</p>
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  );
}

function Unread({ stay: { unread_messages: count } }: { stay: StayOfToday }) {
  return count > 0 && <Badge tone="blue">{messageTexts.unread(count)}</Badge>;
}

/** What is still missing for an arriving guest. */
function Open({ stay }: { stay: StayOfToday }) {
  return (
    <>
      <Unread stay={stay} />
      {!stay.has_arrival_info && (
        <Link
          href={toField(route('listing.edit', { slug: stay.listing.slug }), 'arrival_info')}
          className="relative z-10 rounded-full"
          aria-label={texts.arrivalInfoOf(stay.listing.name)}
        >
          <Badge tone="sand" className="underline underline-offset-2">
            {texts.arrivalInfoMissing}
          </Badge>
        </Link>
      )}
      {!stay.address_shared && <Badge tone="sand">{texts.addressNotShared}</Badge>}
    </>
  );
}
