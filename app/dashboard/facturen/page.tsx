import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { PaymentsScreen } from '@/components/billing/payments-screen';
import { pageQuery } from '@/lib/api/params';
import { billingPerPage, orderListQuery } from '@/lib/billing/queries';
import { route } from '@/lib/desk-paths';
import { paymentTexts as texts } from '@/lib/texts/billing';
import { requirePageActor } from '@/server/auth/page-actor';
import { getBilling } from '@/server/features/billing/get-billing';
import { listOrders } from '@/server/features/billing/list-orders';
import { mayHaveBilling } from '@/server/features/billing/policy';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The user's own payments (docs/rules/billing.md#orders-and-invoices). */
export default async function PaymentsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.invoice.index'));
  if (!mayHaveBilling(actor)) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const list = await listOrders({ actor, query: { page, limit: billingPerPage } });
  return (
    <Prefetched data={[[orderListQuery(actor.id, page).queryKey, list]]}>
      <PaymentsScreen userId={actor.id} page={page} isFree={getBilling().isFree} />
    </Prefetched>
  );
}
