import { idParams } from '@/lib/api/params';
import { wantedStay, wantedTotalAnswer } from '@/lib/stay-changes/contract';
import { readWantedTotal } from '@/server/features/stay-changes/quote-wanted';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What other days and another party of this stay cost today, whatever the stay rules say',
    params: idParams,
    query: wantedStay,
    response: wantedTotalAnswer,
  },
  readWantedTotal,
);
