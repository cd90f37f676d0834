'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarX, MessageSquareText } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { BillingDetails, Incomplete, Rejected, ToPublish } from '@/components/today/listing-matters';
import { Matter, matterIcon } from '@/components/today/matter';
import { partIds } from '@/components/today/part-ids';
import { TodaySection } from '@/components/today/today-section';
import { LinkButton } from '@/components/ui/link-button';
import { bookingRequestCountQuery } from '@/lib/booking-requests/queries';
import { contactRequestCountQuery } from '@/lib/contact-requests/queries';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { todayTexts as texts } from '@/lib/texts/today';
import type { FeedProblem, ListingToComplete, Today } from '@/lib/today/contract';

type Parts = Pick<
  Today,
  'unread_messages' | 'feed_problems' | 'rejected' | 'to_complete' | 'to_publish' | 'lacks_billing_details'
>;

export const hasAttention = (day: Parts): boolean =>
  day.unread_messages > 0 ||
  day.lacks_billing_details ||
  [day.feed_problems, day.rejected, day.to_complete, day.to_publish].some(({ length }) => length > 0);

/** Missing billing details have a line of their own, so they do not count as a listing's own gap. */
const lacksMore = ({ missing }: ListingToComplete) => missing.some((field) => field !== 'billing');

/** Everything else that needs attention, each with a link or button to resolve it. */
export function AttentionPart({ day, userId }: { day: Parts; userId: number }) {
  return (
    <TodaySection part={partIds.attention} title={texts.attention}>
      <ul className="divide-y divide-ci-gray-200 rounded-panel border border-ci-gray-200 bg-surface">
        {day.unread_messages > 0 && <UnreadMessages count={day.unread_messages} userId={userId} />}
        {day.feed_problems.map((problem) => (
          <Feed key={`${problem.listing.id} ${problem.name}`} problem={problem} />
        ))}
        {day.rejected.map((matter) => (
          <Rejected key={matter.listing.id} matter={matter} />
        ))}
        {day.lacks_billing_details && <BillingDetails />}
        {day.to_complete.filter(lacksMore).map((matter) => (
          <Incomplete key={matter.listing.id} matter={matter} />
        ))}
        {day.to_publish.map((matter) => (
          <ToPublish key={matter.listing.id} matter={matter} />
        ))}
      </ul>
    </TodaySection>
  );
}

/** Uses the menu's counts to tell in which list the messages are. */
function UnreadMessages({ count, userId }: { count: number; userId: number }) {
  const requests = useQuery(bookingRequestCountQuery('booking-requests', userId)).data;
  const questions = useQuery(contactRequestCountQuery(userId)).data;
  const ways = [
    {
      count: requests?.unread_messages,
      label: texts.toRequests,
      href: route('dashboard.booking-request.index'),
    },
    {
      count: questions?.unread_messages,
      label: texts.toQuestions,
      href: route('dashboard.contact-request.index'),
    },
  ];
  return (
    <Matter
      icon={<MessageSquareText aria-hidden className={`${matterIcon} text-ci-blue-700`} />}
      title={texts.messages(count)}
      text={texts.messagesText}
    >
      {ways.map(
        ({ count: unread = 0, label, href }) =>
          unread > 0 && (
            <LinkButton key={href} as={Link} href={href} variant="secondary" size="sm">
              {label}
            </LinkButton>
          ),
      )}
    </Matter>
  );
}

function Feed({ problem: { listing, name, failing_since, error } }: { problem: FeedProblem }) {
  const words = [texts.feedSince(formatMoment(failing_since)), error, texts.feedKept];
  return (
    <Matter
      icon={<CalendarX aria-hidden className={`${matterIcon} text-ci-red-700`} />}
      title={texts.feed(name, listing.name)}
      text={words.filter(Boolean).join(' ')}
    >
      <LinkButton
        as={Link}
        href={route('dashboard.calendar.feeds', { slug: listing.slug })}
        variant="secondary"
        size="sm"
        aria-label={`${texts.mendFeed}: ${name}, ${listing.name}`}
      >
        {texts.mendFeed}
      </LinkButton>
    </Matter>
  );
}
