'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarX, House, MessageSquareText } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { OverviewSection } from '@/components/overview/overview-section';
import { LinkButton } from '@/components/ui/link-button';
import { bookingRequestCountQuery } from '@/lib/booking-requests/queries';
import { contactRequestCountQuery } from '@/lib/contact-requests/queries';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { fieldLabels } from '@/lib/texts/fields';
import { todayTexts as texts } from '@/lib/texts/today';
import type { FeedProblem, HomeToComplete, Today } from '@/lib/today/contract';

/** What is named of a home that lacks a lot. */
const MOST_MISSING = 3;

type Parts = Pick<Today, 'unread_messages' | 'feed_problems' | 'to_complete'>;

export const hasAttention = ({ unread_messages, feed_problems, to_complete }: Parts) =>
  unread_messages > 0 || feed_problems.length > 0 || to_complete.length > 0;

/** What else waits, each with the way to mend it. */
export function AttentionPart({ day, userId }: { day: Parts; userId: number }) {
  return (
    <OverviewSection title={texts.attention}>
      <ul className="divide-y divide-ci-gray-200 rounded-panel border border-ci-gray-200 bg-surface">
        {day.unread_messages > 0 && <UnreadMessages count={day.unread_messages} userId={userId} />}
        {day.feed_problems.map((problem) => (
          <Feed key={`${problem.listing.id} ${problem.name}`} problem={problem} />
        ))}
        {day.to_complete.map((home) => (
          <Incomplete key={home.listing.id} home={home} />
        ))}
      </ul>
    </OverviewSection>
  );
}

interface MatterProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

function Matter({ icon, title, text, children }: MatterProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      {icon}
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere text-ci-gray-900">{title}</p>
        <p className="figures text-ci-gray-700">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

const iconLook = 'size-5 shrink-0 self-start mt-0.5';

/** Where they stand is known from the counts of the menu. */
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
      icon={<MessageSquareText aria-hidden className={`${iconLook} text-ci-blue-700`} />}
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
      icon={<CalendarX aria-hidden className={`${iconLook} text-ci-red-700`} />}
      title={texts.feed(name, listing.name)}
      text={words.filter(Boolean).join(' ')}
    >
      <LinkButton
        as={Link}
        href={route('dashboard.calendar.linked', { slug: listing.slug })}
        variant="secondary"
        size="sm"
        aria-label={`${texts.mendFeed}: ${name}, ${listing.name}`}
      >
        {texts.mendFeed}
      </LinkButton>
    </Matter>
  );
}

function labelOf(field: string): string {
  const own: Readonly<Record<string, string>> = texts.missingFields;
  return own[field] ?? fieldLabels[field] ?? field;
}

function Incomplete({ home: { listing, missing } }: { home: HomeToComplete }) {
  const named = missing.slice(0, MOST_MISSING).map(labelOf).join(', ');
  const rest = missing.length - MOST_MISSING;
  return (
    <Matter
      icon={<House aria-hidden className={`${iconLook} text-ci-gray-600`} />}
      title={texts.incomplete(listing.name)}
      text={texts.missing(missing.length, rest > 0 ? `${named} ${texts.andMore(rest)}` : named)}
    >
      <LinkButton
        as={Link}
        href={route('listing.edit', { slug: listing.slug })}
        variant="secondary"
        size="sm"
        aria-label={`${texts.complete}: ${listing.name}`}
      >
        {texts.complete}
      </LinkButton>
    </Matter>
  );
}
