import { guestPageAnswer, guestTokenParams } from '@/lib/guest-stays/contract';
import { getGuestPage } from '@/server/features/guest-stays/get-guest-page';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: "What a guest's own page shows, for whoever has the link; the guest has then read the thread",
    params: guestTokenParams,
    response: guestPageAnswer,
  },
  getGuestPage,
);
