import { pageQuery } from '@/lib/api/params';
import { orderPage } from '@/lib/billing/contract';
import { listOrders } from '@/server/features/billing/list-orders';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "One's own payments, the newest first",
    query: pageQuery,
    response: orderPage,
  },
  listOrders,
);
