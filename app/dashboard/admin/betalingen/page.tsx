import type { Metadata } from 'next';
import { showRefused } from '@/app/dashboard/show-refused';
import { AdminBillingScreen } from '@/components/billing/admin-billing-screen';
import { incomeQuery, stripeEventQuery } from '@/lib/billing/contract';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { adminBillingTexts as texts } from '@/lib/texts/billing';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Income and Stripe events (docs/rules/billing.md#screens); invalid query parameters are ignored. */
export default async function AdminBillingPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.billing'));
  if (!hasRight(actor, 'money')) return showRefused(actor);
  const search = await searchParams;
  const thisYear = Number(todayIn().slice(0, 4));
  return (
    <AdminBillingScreen
      thisYear={thisYear}
      year={incomeQuery.shape.year.catch(undefined).parse(search.year) ?? thisYear}
      filter={stripeEventQuery.shape.state.catch(undefined).parse(search.state) ?? null}
      page={stripeEventQuery.shape.page.catch(1).parse(search.page)}
    />
  );
}
