import { pageQuery } from '@/lib/api/params';
import { appealedAnswer, appealedPage, letterAppealInput } from '@/lib/decisions/contract';
import { enterAppeal } from '@/server/features/decisions/enter-appeal';
import { listAppeals } from '@/server/features/decisions/list-appeals';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Decisions whose appeal waits for an answer, the longest waiting first',
    query: pageQuery,
    response: appealedPage,
  },
  listAppeals,
);

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Enters an appeal that came by letter, from somebody who cannot sign in',
    body: letterAppealInput,
    status: 201,
    response: appealedAnswer,
  },
  enterAppeal,
);
