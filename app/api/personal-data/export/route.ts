import { exportGuestInput } from '@/lib/personal-data/contract';
import { endpoint } from '@/server/http/endpoint';
import { exportGuest } from '@/server/features/personal-data/export-guest';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'guest_data',
    summary: 'All that is kept about a guest without an account, as a JSON file',
    body: exportGuestInput,
    refuses: [423],
    response: { file: ['application/json'] },
  },
  exportGuest,
);
