import { freePeriodAnswer, freePeriodInput } from '@/lib/billing/contract';
import { listingParams } from '@/lib/listings/contract';
import { endFreePeriod, getFreePeriod, grantFreePeriod } from '@/server/features/billing/free-periods';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Whether a listing may be online without paying, and until when',
    params: listingParams,
    response: freePeriodAnswer,
  },
  getFreePeriod,
);

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Lets a listing be online without paying, until the end of a day or until further notice',
    params: listingParams,
    body: freePeriodInput,
    response: freePeriodAnswer,
  },
  grantFreePeriod,
);

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Ends that; without a subscription the listing goes offline',
    params: listingParams,
    response: 'empty',
    status: 204,
  },
  endFreePeriod,
);
