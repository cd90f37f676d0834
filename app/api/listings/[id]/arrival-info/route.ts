import { arrivalInfoAnswer, arrivalInfoInput } from '@/lib/hosting/contract';
import { listingParams } from '@/lib/listings/contract';
import { endpoint } from '@/server/http/endpoint';
import { getArrivalInfo, saveArrivalInfo } from '@/server/features/hosting/arrival-info';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'How guests get into a home, for its landlord and whoever receives its guests',
    params: listingParams,
    response: arrivalInfoAnswer,
  },
  getArrivalInfo,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Another text on how guests get into a home; empty removes it',
    params: listingParams,
    body: arrivalInfoInput,
    response: arrivalInfoAnswer,
  },
  saveArrivalInfo,
);
