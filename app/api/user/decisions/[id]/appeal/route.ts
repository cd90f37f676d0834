import { idParams } from '@/lib/api/params';
import { appealInput, decisionAnswer } from '@/lib/decisions/contract';
import { createAppeal } from '@/server/features/decisions/create-appeal';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Appeals against a decision, once',
    params: idParams,
    body: appealInput,
    response: decisionAnswer,
    status: 201,
  },
  createAppeal,
);
