import { Link } from '@/components/ui/link';
import { partIds } from '@/components/today/part-ids';
import { TodaySection } from '@/components/today/today-section';
import { RequestCard } from '@/components/today/request-card';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { todayScreenTexts } from '@/lib/texts/today-screen';
import { todayTexts as texts } from '@/lib/texts/today';
import { MOST_OF_TODAY } from '@/lib/today/limits';
import type { RequestToAnswer } from '@/lib/today/contract';

/** How many requests are shown before expanding. */
const MOST_SHOWN = 4;

/** Requests waiting for an answer, which can be decided here. */
export function ToAnswer({ requests, today }: { requests: readonly RequestToAnswer[]; today: Day }) {
  const count = requests.length;
  return (
    <TodaySection
      part={partIds.toAnswer}
      title={texts.toAnswer}
      more={
        <Link href={route('dashboard.booking-request.index')} className="link">
          {todayScreenTexts.allRequests}
        </Link>
      }
    >
      {count === 0 ? (
        <p className="text-ci-gray-700">{texts.answered}</p>
      ) : (
        <ul className="space-y-4">
          {requests.slice(0, MOST_SHOWN).map((request) => (
            <li key={request.id}>
              <RequestCard request={request} today={today} />
            </li>
          ))}
        </ul>
      )}
      {count > MOST_SHOWN && (
        <p className="mt-4">
          <Link href={route('dashboard.booking-request.index')} className="link">
            {count < MOST_OF_TODAY ? texts.moreRequests(count - MOST_SHOWN) : texts.manyRequests}
          </Link>
        </p>
      )}
    </TodaySection>
  );
}
