import { idParams } from '@/lib/api/params';
import { hostedStayAnswer } from '@/lib/hosting/contract';
import { endpoint } from '@/server/http/endpoint';
import { getHostedStay } from '@/server/features/hosting/hosted-stays';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'An approved stay in a home that one hosts, without money',
    params: idParams,
    response: hostedStayAnswer,
  },
  getHostedStay,
);
