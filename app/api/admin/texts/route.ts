import { textListAnswer } from '@/lib/edited-texts/contract';
import { listTexts } from '@/server/features/edited-texts/list-texts';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'The texts that can be changed, and which of them are',
    response: textListAnswer,
  },
  listTexts,
);
