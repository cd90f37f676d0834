import { idParams } from '@/lib/api/params';
import { contactRequestDetailAnswer } from '@/lib/contact-requests/contract';
import { getContactRequest } from '@/server/features/contact-requests/get-contact-request';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'A contact request, for the owner of its listing and admins; the owner has then read it',
    params: idParams,
    response: contactRequestDetailAnswer,
  },
  getContactRequest,
);
