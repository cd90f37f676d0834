import { idParams } from '@/lib/api/params';
import { orderAnswer, refundInput } from '@/lib/billing/contract';
import { refundOrder } from '@/server/features/billing/refund-order';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Pays an order back, all that is left of it or a part',
    params: idParams,
    body: refundInput,
    response: orderAnswer,
  },
  refundOrder,
);
