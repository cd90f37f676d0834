'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { dayWord, Week } from '@/components/today/stays-of-week';
import { TodaySection } from '@/components/today/today-section';
import { Alert } from '@/components/ui/alert';
import { partyText } from '@/lib/booking-requests/party';
import { parseDay, todayIn } from '@/lib/dates/day';
import { formatHour } from '@/lib/format/date';
import type { HostedStay } from '@/lib/hosting/contract';
import { hostedStaysQuery } from '@/lib/hosting/queries';
import { hostedWeekOf } from '@/lib/hosting/week';
import { route } from '@/lib/desk-paths';
import { hostingTexts as texts } from '@/lib/texts/hosting';
import { todayTexts } from '@/lib/texts/today';

/** Waiting messages, arrivals, departures and current stays in the homes that the user hosts. */
export function HostedPart({ userId }: { userId: number }) {
  const { data, isError } = useQuery(hostedStaysQuery(userId));
  if (isError && !data) return <Alert tone="error">{texts.loadFailed}</Alert>;
  if (!data) return null;
  const today = todayIn();
  const when = (text: string) => {
    const day = parseDay(text);
    return day ? dayWord(day, today) : text;
  };
  const waiting = data.filter((stay) => stay.to_answer);
  return (
    <>
      {waiting.length > 0 && (
        <TodaySection title={texts.toAnswer}>
          <ul className="divide-y divide-ci-gray-200 overflow-hidden rounded-panel border border-ci-gray-200 bg-surface">
            {waiting.map((stay) => (
              <li key={stay.id}>
                <Row stay={stay} when={[when(stay.start_date)]} />
              </li>
            ))}
          </ul>
        </TodaySection>
      )}
      <Week
        title={texts.title}
        week={hostedWeekOf(data, today)}
        more={
          <Link href={route('dashboard.planning')} className="link">
            {todayTexts.toPlanning}
          </Link>
        }
        arriving={(stay) => (
          <Row
            stay={stay}
            when={[when(stay.start_date), stay.check_in && todayTexts.from(formatHour(stay.check_in))]}
          />
        )}
        departing={(stay) => (
          <Row
            stay={stay}
            when={[when(stay.end_date), stay.check_out && todayTexts.before(formatHour(stay.check_out))]}
          />
        )}
        staying={(stay) => <Row stay={stay} when={[todayTexts.until(when(stay.end_date).toLowerCase())]} />}
      />
    </>
  );
}

/** A stay in short; the whole row links to it. */
function Row({ stay, when }: { stay: HostedStay; when: readonly (string | null)[] }) {
  return (
    <div className="relative px-4 py-3 transition-colors duration-150 hover:bg-ci-blue-50">
      <p className="figures text-ci-gray-700 first-letter:uppercase">{when.filter(Boolean).join(', ')}</p>
      <p>
        <Link
          href={route('dashboard.booking-request.show', { id: stay.id })}
          className="font-semibold wrap-anywhere text-ci-gray-900 after:absolute after:inset-0 hover:text-ci-blue-700"
        >
          {stay.name || texts.anonymous}
        </Link>
      </p>
      <p className="figures text-ci-gray-700">{`${stay.listing.name} · ${partyText(stay)}`}</p>
    </div>
  );
}
