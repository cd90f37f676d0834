import { dac7Answer, dac7Input } from '@/lib/dac7/contract';
import { decideDac7, getOverview } from '@/server/features/dac7/get-overview';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Whether the platform reports its landlords to the tax authority, why, and what was sent',
    response: dac7Answer,
  },
  getOverview,
);

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Decides with a reason whether the platform reports its landlords to the tax authority',
    body: dac7Input,
    response: dac7Answer,
  },
  decideDac7,
);
