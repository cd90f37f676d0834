import { listingParams } from '@/lib/listings/contract';
import { stayTermsAnswer } from '@/lib/stays/contract';
import { endpoint } from '@/server/http/endpoint';
import { readStayTerms } from '@/server/features/stays/read-stay-terms';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'What a public listing asks of a stay and for it: everything that its date picker follows',
    params: listingParams,
    response: stayTermsAnswer,
    limit: 'reads',
  },
  readStayTerms,
);
