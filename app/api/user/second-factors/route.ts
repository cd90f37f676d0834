import { secondFactorsAnswer } from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { getSecondFactors } from '@/server/features/second-factors/get-second-factors';

export const GET = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: "One's own second factors; never a secret",
    response: secondFactorsAnswer,
  },
  getSecondFactors,
);
