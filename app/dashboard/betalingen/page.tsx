import type { Metadata } from 'next';
import { loadListings } from '@/app/dashboard/kalender/load-calendar';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { PaymentDeskScreen } from '@/components/payments/payment-desk-screen';
import { calendarListingsQuery } from '@/lib/calendar/queries';
import { paymentAccountQuery } from '@/lib/payments/queries';
import { route } from '@/lib/desk-paths';
import { paymentDeskTexts as texts } from '@/lib/texts/payment-desk';
import { requirePageActor } from '@/server/auth/page-actor';
import { getPaymentAccount } from '@/server/features/payments/payment-account';
import { mayBePaid } from '@/server/features/payments/policy';

export const metadata: Metadata = { title: texts.title };

/** The landlord's account and payment terms (docs/rules/payments.md#account). */
export default async function PaymentDeskPage() {
  const actor = await requirePageActor(route('dashboard.payments'));
  if (!mayBePaid(actor)) return showNotFound();
  const [account, listings] = await Promise.all([getPaymentAccount({ actor }), loadListings(actor)]);
  return (
    <Prefetched
      data={[
        [paymentAccountQuery(actor.id).queryKey, account.data],
        [calendarListingsQuery(actor.id).queryKey, listings],
      ]}
    >
      <PaymentDeskScreen userId={actor.id} impersonated={actor.impersonatorId !== null} />
    </Prefetched>
  );
}
