import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { TariffsScreen } from '@/components/billing/tariffs-screen';
import { pageQuery } from '@/lib/api/params';
import { billingPerPage, freePeriodListQuery } from '@/lib/billing/queries';
import { route } from '@/lib/desk-paths';
import { tariffTexts as texts } from '@/lib/texts/tariffs';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listFreePeriods } from '@/server/features/billing/list-free-periods';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Prices, trial days, days of grace, and free periods (docs/rules/billing.md#tariffs). */
export default async function TariffsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.money'));
  if (!hasRight(actor, 'money')) return showRefused(actor);
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const periods = await listFreePeriods({ query: { page, limit: billingPerPage } });
  // The tariffs come from Stripe, which the page does not wait for.
  return (
    <Prefetched data={[[freePeriodListQuery(page).queryKey, periods]]}>
      <TariffsScreen page={page} />
    </Prefetched>
  );
}
