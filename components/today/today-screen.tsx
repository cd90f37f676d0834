'use client';

import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { ChangeoversOfToday } from '@/components/changeovers/changeovers-of-today';
import { greeting } from '@/components/today/greeting';
import { AdminTasks } from '@/components/today/admin-tasks';
import { ManagedWeek } from '@/components/today/managed-week';
import { LatestRequest } from '@/components/today/latest-request';
import { OnlineListings } from '@/components/today/online-listings';
import { TodayNumbers } from '@/components/today/today-numbers';
import { TodaySection } from '@/components/today/today-section';
import { TodayPart } from '@/components/today/today-part';
import { OpenInvitations } from '@/components/invitations/open-invitations';
import { LatestNews } from '@/components/news/latest-news';
import { PageHeading } from '@/components/layout/page-heading';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import type { StaffRole } from '@/lib/staff/rights';
import { newsTexts } from '@/lib/texts/news';
import { todayScreenTexts as texts } from '@/lib/texts/today-screen';

const HostedPart = lazyPart(async () => (await import('@/components/today/hosted-part')).HostedPart);

interface TodayScreenProps {
  user: { id: number; firstName: string; staffRole: StaffRole | null };
  /** The hour in Belgium, 0 to 23. */
  hour: number;
  /** Landlords see today, co-landlords the week, admins their tasks. */
  role: 'landlord' | 'co-landlord' | 'admin';
  /** Whether the user receives guests in somebody else's home. */
  hosts: boolean;
}

/** The first page of the dashboard. */
export function TodayScreen({ user, hour, role, hosts }: TodayScreenProps) {
  return (
    <>
      <PageHeading title={greeting(hour, user.firstName)} />
      {(role === 'landlord' || hosts) && <ChangeoversOfToday userId={user.id} today={todayIn()} />}
      <div className="space-y-10">
        <OpenInvitations userId={user.id} />
        {role === 'admin' && <AdminTasks staffRole={user.staffRole} />}
        {hosts && (
          <Suspense>
            <HostedPart userId={user.id} />
          </Suspense>
        )}
        {role === 'co-landlord' && <ManagedWeek />}
        {role === 'landlord' && (
          <>
            <TodayPart userId={user.id} />
            <TodayNumbers userId={user.id} />
            <LatestRequest userId={user.id} />
            <OnlineListings userId={user.id} />
          </>
        )}
        <TodaySection
          title={newsTexts.todayTitle}
          more={
            <Link href={route('dashboard.news.index')} className="link">
              {newsTexts.todayAll}
            </Link>
          }
        >
          <LatestNews />
        </TodaySection>
        {role !== 'admin' && <Tips />}
      </div>
    </>
  );
}

function Tips() {
  return (
    <TodaySection title={texts.tips}>
      <ul className="grid gap-4 md:grid-cols-3">
        {texts.tipList.map(({ title, text }) => (
          <li key={title}>
            <Card tone="sand" className="h-full">
              <p className="font-semibold text-ci-gray-900">{title}</p>
              <p className="mt-1">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </TodaySection>
  );
}
