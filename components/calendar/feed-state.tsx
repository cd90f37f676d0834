import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatMoment } from '@/lib/format/date';
import type { CalendarFeedDto } from '@/lib/listings/contract';
import { bookedSourceTexts, calendarSyncTexts as texts } from '@/lib/texts/owner-calendar';

interface FeedStateProps {
  feed: CalendarFeedDto;
  /** Whether the name of the site has to be shown, because nothing nearby does. */
  isNamed: boolean;
}

/** When a linked calendar was last read, and any error. */
export function FeedState({ feed, isNamed }: FeedStateProps) {
  const { source, name, last_success_at, failing_since, error } = feed;
  const isFailing = failing_since !== null;
  return (
    <div className="flex items-start gap-2 text-ci-gray-700">
      {isFailing ? (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-ci-red-700" />
      ) : (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ci-blue-700" />
      )}
      <div className="figures min-w-0">
        {isNamed && <p className="font-semibold text-ci-gray-900">{name ?? bookedSourceTexts[source]}</p>}
        {isFailing && <p className="text-ci-red-700">{texts.failingSince(formatMoment(failing_since))}</p>}
        {error && <p className={isFailing ? 'text-ci-red-700' : undefined}>{error}</p>}
        <p>{last_success_at ? texts.lastRead(formatMoment(last_success_at)) : texts.neverRead}</p>
      </div>
    </div>
  );
}
