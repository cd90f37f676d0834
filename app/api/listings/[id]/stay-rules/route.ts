import { listingParams } from '@/lib/listings/contract';
import { stayRulesAnswer, stayRulesInput } from '@/lib/stays/contract';
import { endpoint } from '@/server/http/endpoint';
import { getStayRules, saveStayRules } from '@/server/features/stays/stay-rules';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Weekend price, notice, preparation and discounts of a listing',
    params: listingParams,
    response: stayRulesAnswer,
  },
  getStayRules,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Replace the stay rules of a listing',
    params: listingParams,
    body: stayRulesInput,
    response: stayRulesAnswer,
  },
  saveStayRules,
);
