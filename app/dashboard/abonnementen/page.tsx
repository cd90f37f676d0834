import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { SubscriptionsScreen } from '@/components/billing/subscriptions-screen';
import { pageQuery } from '@/lib/api/params';
import { billingPerPage, subscriptionListQuery } from '@/lib/billing/queries';
import { route } from '@/lib/desk-paths';
import { subscriptionTexts as texts } from '@/lib/texts/billing';
import { requirePageActor } from '@/server/auth/page-actor';
import { getBilling } from '@/server/features/billing/get-billing';
import { listSubscriptions } from '@/server/features/billing/list-subscriptions';
import { mayHaveBilling } from '@/server/features/billing/policy';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The user's own subscriptions (docs/rules/billing.md#subscriptions). */
export default async function SubscriptionsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.subscription.index'));
  if (!mayHaveBilling(actor)) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const list = await listSubscriptions({ actor, query: { page, limit: billingPerPage } });
  return (
    <Prefetched data={[[subscriptionListQuery(actor.id, page).queryKey, list]]}>
      <SubscriptionsScreen userId={actor.id} page={page} isFree={getBilling().isFree} />
    </Prefetched>
  );
}
