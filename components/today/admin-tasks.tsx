'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { TodaySection } from '@/components/today/today-section';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { ReviewCounts } from '@/lib/moderation/contract';
import { reviewCountQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/desk-paths';
import { publicEnv } from '@/lib/public-env';
import { reportedReviewCountQuery } from '@/lib/reviews/queries';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRight, StaffRole } from '@/lib/staff/rights';
import { systemHealthQuery } from '@/lib/system-health/queries';
import { todayScreenTexts as texts } from '@/lib/texts/today-screen';

const reviewText = ({ waiting, changed }: ReviewCounts) =>
  [texts.waitingCount(waiting), changed > 0 && texts.changedCount(changed)].filter(Boolean).join(' ');

interface Task {
  title: string;
  /** Undefined while it loads. */
  text: string | undefined;
  href: string;
  right: StaffRight;
}

/** An admin's tasks, as far as their rights go: what awaits them and the system's health, then links to everything else. */
export function AdminTasks({ staffRole }: { staffRole: StaffRole | null }) {
  const decides = hasStaffRight(staffRole, 'moderate');
  const review = useQuery({ ...reviewCountQuery(), enabled: decides });
  const reported = useQuery({ ...reportedReviewCountQuery(), enabled: decides });
  const health = useQuery(systemHealthQuery());
  const tasks: Task[] = [
    {
      title: texts.waiting,
      text: review.isError ? texts.waitingFailed : review.data && reviewText(review.data),
      href: route('dashboard.admin.listing.index'),
      right: 'moderate',
    },
    {
      title: texts.reported,
      text: reported.isError
        ? texts.reportedFailed
        : reported.data && texts.reportedCount(reported.data.unread),
      href: route('dashboard.admin.review.index'),
      right: 'moderate',
    },
    {
      title: texts.health,
      text: health.isError
        ? texts.healthFailed
        : health.data && texts.healthCount(health.data.warnings.length),
      href: route('dashboard.admin.health'),
      right: 'health',
    },
    { title: texts.users, text: texts.usersText, href: route('dashboard.admin.user.index'), right: 'find' },
    ...(publicEnv().billing === 'free'
      ? []
      : [
          {
            title: texts.billing,
            text: texts.billingText,
            href: route('dashboard.admin.billing'),
            right: 'money' as const,
          },
        ]),
    { title: texts.mails, text: texts.mailsText, href: route('dashboard.admin.mails'), right: 'mails' },
    {
      title: texts.inbox,
      text: texts.inboxText,
      href: route('dashboard.admin.inbox'),
      right: 'inbox',
    },
    {
      title: texts.auditLog,
      text: texts.auditLogText,
      href: route('dashboard.admin.audit-log'),
      right: 'read_log',
    },
    {
      title: texts.searchAlerts,
      text: texts.searchAlertsText,
      href: route('dashboard.admin.search-alerts'),
      right: 'alerts',
    },
    {
      title: texts.personalData,
      text: texts.personalDataText,
      href: route('dashboard.admin.personal-data'),
      right: 'guest_data',
    },
    {
      title: texts.settings,
      text: texts.settingsText,
      href: route('dashboard.admin.settings'),
      right: 'settings',
    },
    { title: texts.own, text: texts.ownText, href: route('dashboard.profile'), right: 'find' },
  ];
  return (
    <TodaySection title={texts.admin}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {tasks
          .filter(({ right }) => hasStaffRight(staffRole, right))
          .map(({ title, text, href }) => (
            <li key={href}>
              <Card className="h-full">
                <Link href={href} className="link font-semibold">
                  {title}
                </Link>
                {text === undefined ? (
                  <SkeletonGroup>
                    <Skeleton className="mt-2 h-6" />
                  </SkeletonGroup>
                ) : (
                  <p className="mt-1">{text}</p>
                )}
              </Card>
            </li>
          ))}
      </ul>
    </TodaySection>
  );
}
