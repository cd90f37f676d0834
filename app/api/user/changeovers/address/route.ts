import { changeoverAddressAnswer } from '@/lib/changeovers/contract';
import { endpoint } from '@/server/http/endpoint';
import {
  getChangeoverAddress,
  renewChangeoverAddress,
} from '@/server/features/changeovers/changeover-address';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The secret address of one’s own calendar of changeovers',
    response: changeoverAddressAnswer,
  },
  getChangeoverAddress,
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Another secret address for that calendar; the one before leads nowhere then',
    response: changeoverAddressAnswer,
  },
  renewChangeoverAddress,
);
