import { dac7SentAnswer, dac7YearParams } from '@/lib/dac7/contract';
import { markSent } from '@/server/features/dac7/mark-sent';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'Marks the file that was last downloaded as sent: the next one says what changed since',
    params: dac7YearParams,
    response: dac7SentAnswer,
  },
  markSent,
);
