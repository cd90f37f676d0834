import Link from 'next/link';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { partyText } from '@/components/booking-requests/booking-request-facts';
import { PaidMark } from '@/components/booking-requests/paid-mark';
import { OverviewSection } from '@/components/overview/overview-section';
import { Badge } from '@/components/ui/badge';
import { addDays, parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatHour, formatShortDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { messageTexts } from '@/lib/texts/messages';
import { overviewTexts } from '@/lib/texts/overview';
import { todayTexts as texts } from '@/lib/texts/today';
import type { StayOfToday, Today } from '@/lib/today/contract';

interface WeekPartProps {
  day: Pick<Today, 'arriving' | 'departing' | 'staying'>;
  today: Day;
}

/** Who comes, who goes and who is there, each with what is still open. */
export function WeekPart({ day: { arriving, departing, staying }, today }: WeekPartProps) {
  const isQuiet = [arriving, departing, staying].every(({ length }) => length === 0);
  const when = (text: string) => dayWord(text, today);
  return (
    <OverviewSection
      title={texts.week}
      more={
        <Link href={route('dashboard.booking.index')} className="link">
          {overviewTexts.allBookings}
        </Link>
      }
    >
      {isQuiet ? (
        <p className="text-ci-gray-700">{texts.nobody}</p>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          <Stays title={texts.arriving} stays={arriving}>
            {(stay) => (
              <StayRow
                stay={stay}
                when={[when(stay.start_date), stay.check_in && texts.from(formatHour(stay.check_in))]}
              >
                <Open stay={stay} />
                <PaidMark booking={stay} />
              </StayRow>
            )}
          </Stays>
          <Stays title={texts.departing} stays={departing}>
            {(stay) => (
              <StayRow
                stay={stay}
                when={[when(stay.end_date), stay.check_out && texts.before(formatHour(stay.check_out))]}
              >
                <Unread stay={stay} />
              </StayRow>
            )}
          </Stays>
          <Stays title={texts.staying} stays={staying}>
            {(stay) => (
              <StayRow stay={stay} when={[texts.until(when(stay.end_date).toLowerCase())]}>
                <Unread stay={stay} />
                <PaidMark booking={stay} />
              </StayRow>
            )}
          </Stays>
        </div>
      )}
    </OverviewSection>
  );
}

/** 'Vandaag', 'Morgen', 'vr 27 nov 2026' */
function dayWord(text: string, today: Day): string {
  const day = parseDay(text);
  if (day === today) return texts.today;
  if (day === addDays(today, 1)) return texts.tomorrow;
  return day ? formatShortDay(day) : text;
}

interface StaysProps {
  title: string;
  stays: readonly StayOfToday[];
  children: (stay: StayOfToday) => ReactNode;
}

function Stays({ title, stays, children }: StaysProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-base font-semibold text-ci-gray-700">
        {title}
      </h3>
      {stays.length === 0 ? (
        <p className="text-ci-gray-700">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-ci-gray-200 overflow-hidden rounded-panel border border-ci-gray-200 bg-surface">
          {stays.map((stay) => (
            <li key={stay.id}>{children(stay)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface StayRowProps {
  stay: StayOfToday;
  /** The day, and on its clock. */
  when: readonly (string | null)[];
  children: ReactNode;
}

/** A stay in short; the whole row opens it. */
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
      <p className="figures text-ci-gray-700">
        {stay.listing.name} · {partyText(stay)}
      </p>
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  );
}

function Unread({ stay: { unread_messages: count } }: { stay: StayOfToday }) {
  return count > 0 && <Badge tone="blue">{messageTexts.unread(count)}</Badge>;
}

/** What the guest who comes still lacks. */
function Open({ stay }: { stay: StayOfToday }) {
  return (
    <>
      <Unread stay={stay} />
      {!stay.has_arrival_info && (
        <Link
          href={route('listing.edit', { slug: stay.listing.slug })}
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
