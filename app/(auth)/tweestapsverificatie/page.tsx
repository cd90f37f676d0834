import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Prefetched } from '@/app/dashboard/prefetched';
import { DashboardProviders } from '@/app/dashboard/providers';
import { LogoutButton } from '@/components/accounts/logout-button';
import { PageHeading } from '@/components/layout/page-heading';
import { EnrolScreen } from '@/components/second-factors/enrol-screen';
import { returnParameter, safeReturnPath } from '@/lib/accounts/return-path';
import { route } from '@/lib/desk-paths';
import { secondFactorsQuery } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { findPageActor } from '@/server/auth/page-actor';
import { loadSecondFactors } from '@/server/features/second-factors/get-second-factors';

const { enrol: texts } = secondFactorTexts;

export const metadata: Metadata = { title: texts.title, robots: { index: false } };

interface EnrolPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where admins without a second factor are redirected; others set one up on their profile page. */
export default async function EnrolPage({ searchParams }: EnrolPageProps) {
  const [actor, query] = await Promise.all([findPageActor(), searchParams]);
  if (!actor) redirect(route('login', {}, { terug: route('second-factor') }));
  if (!actor.secondFactorDue) redirect(route('dashboard.profile'));
  const factors = await loadSecondFactors(actor.id);
  return (
    <DashboardProviders>
      <Prefetched data={[[secondFactorsQuery().queryKey, factors]]}>
        <PageHeading
          title={texts.title}
          intro={texts.text}
          actions={<LogoutButton variant="secondary">{texts.logout}</LogoutButton>}
        />
        <EnrolScreen email={actor.email} nextPath={safeReturnPath(query[returnParameter])} />
      </Prefetched>
    </DashboardProviders>
  );
}
