import { guestTokenParams } from '@/lib/guest-stays/contract';
import { guestChangeInput, stayChangeAnswer } from '@/lib/stay-changes/contract';
import { requestChange } from '@/server/features/stay-changes/ask-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The guest asks for other days or another party, for what they cost today',
    params: guestTokenParams,
    body: guestChangeInput,
    response: stayChangeAnswer,
    status: 201,
    limit: 'guest-call',
  },
  requestChange,
);
