'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { OverviewSection } from '@/components/overview/overview-section';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { unapprovedQuery } from '@/lib/moderation/queries';
import { route } from '@/lib/paths';
import { publicEnv } from '@/lib/public-env';
import { overviewTexts as texts } from '@/lib/texts/overview';

/** An admin's tasks: what waits, the users, the income, mail that did not leave, guests who ask for their data, the settings. */
export function AdminTasks() {
  const { data, isError } = useQuery(unapprovedQuery(1));
  const waiting = data && texts.waitingCount(data.meta.total);
  const tasks = [
    {
      title: texts.waiting,
      text: isError ? texts.waitingFailed : waiting,
      href: route('dashboard.admin.listing.index'),
    },
    { title: texts.users, text: texts.usersText, href: route('dashboard.admin.user.index') },
    ...(publicEnv().billing === 'free'
      ? []
      : [{ title: texts.billing, text: texts.billingText, href: route('dashboard.admin.billing') }]),
    { title: texts.health, text: texts.healthText, href: route('dashboard.admin.health') },
    { title: texts.mails, text: texts.mailsText, href: route('dashboard.admin.mails') },
    { title: texts.searchAlerts, text: texts.searchAlertsText, href: route('dashboard.admin.search-alerts') },
    {
      title: texts.personalData,
      text: texts.personalDataText,
      href: route('dashboard.admin.personal-data'),
    },
    { title: texts.settings, text: texts.settingsText, href: route('dashboard.admin.settings') },
    { title: texts.own, text: texts.ownText, href: route('dashboard.profile') },
  ];
  return (
    <OverviewSection title={texts.admin}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {tasks.map(({ title, text, href }) => (
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
    </OverviewSection>
  );
}
