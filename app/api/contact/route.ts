import { messageDto } from '@/lib/api/envelope';
import { contactCall } from '@/lib/contact/contract';
import { sendContactMessage } from '@/server/contact/send-contact-message';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'public',
    summary: 'Writes to the people behind the site',
    body: contactCall,
    response: messageDto,
    limit: 'public-form',
  },
  sendContactMessage,
);
