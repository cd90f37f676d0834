'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { OrderTable } from '@/components/billing/order-table';
import { RefundButton } from '@/components/billing/refund-button';
import { SubscriptionTable } from '@/components/billing/subscription-table';
import { PagedList } from '@/components/layout/paged-list';
import type { Elements } from '@/components/ui/elements';
import { userOrderListQuery, userSubscriptionListQuery } from '@/lib/billing/queries';
import { route } from '@/lib/desk-paths';
import { paymentTexts, refundTexts, subscriptionTexts, userBillingTexts as texts } from '@/lib/texts/billing';

/** The page number of each of the two lists; the URL names those past the first. */
export interface UserBillingPages {
  subscriptions: number;
  orders: number;
}

interface UserBillingProps {
  userId: number;
  pages: UserBillingPages;
}

function pageHref(id: number, { subscriptions, orders }: UserBillingPages): string {
  const shown = (page: number) => (page > 1 ? page : null);
  return route(
    'dashboard.admin.user.show',
    { id },
    { subscriptions_page: shown(subscriptions), orders_page: shown(orders) },
  );
}

/** A user's subscriptions and payments, for admins. */
export function UserBilling({ userId, pages }: UserBillingProps) {
  return (
    <div className="mt-12 space-y-12">
      <Section title={texts.subscriptions}>
        <PagedList
          list={useQuery(userSubscriptionListQuery(userId, pages.subscriptions))}
          failed={subscriptionTexts.loadFailed}
          empty={<p className="text-ci-gray-700">{texts.noSubscriptions}</p>}
          href={(page) => pageHref(userId, { ...pages, subscriptions: page ?? 1 })}
        >
          {({ data }) => <SubscriptionTable subscriptions={data} />}
        </PagedList>
      </Section>
      <Section title={texts.orders}>
        <PagedList
          list={useQuery(userOrderListQuery(userId, pages.orders))}
          failed={paymentTexts.loadFailed}
          empty={<p className="text-ci-gray-700">{texts.noOrders}</p>}
          href={(page) => pageHref(userId, { ...pages, orders: page ?? 1 })}
        >
          {({ data }) => (
            <OrderTable
              orders={data}
              actionsHead={refundTexts.action}
              actions={(order) => <RefundButton order={order} />}
            />
          )}
        </PagedList>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
