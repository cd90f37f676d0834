import { idParams, pageQuery } from '@/lib/api/params';
import { orderPage } from '@/lib/billing/contract';
import { listOrdersOfUser } from '@/server/features/billing/list-orders';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'find',
    summary: "A user's payments, the newest first",
    params: idParams,
    query: pageQuery,
    response: orderPage,
  },
  listOrdersOfUser,
);
