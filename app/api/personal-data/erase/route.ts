import { erasedAnswer, eraseGuestInput } from '@/lib/personal-data/contract';
import { endpoint } from '@/server/http/endpoint';
import { eraseGuest } from '@/server/features/personal-data/erase-guest';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'guest_data',
    summary: 'Takes a guest without an account out of every table; refused while a stay is to come',
    body: eraseGuestInput,
    refuses: [423],
    response: erasedAnswer,
  },
  eraseGuest,
);
