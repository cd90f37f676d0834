import { guestTokenParams } from '@/lib/guest-stays/contract';
import { getGuestAgreement } from '@/server/features/guest-stays/accept-agreement';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'The newest agreement of the stay as a PDF',
    params: guestTokenParams,
    response: { file: ['application/pdf'] },
  },
  getGuestAgreement,
);
