/** Contact requests on the wire (spec P §3 and §5). One schema judges one in the browser and on the server. */
import { emailAddress, optionalPhone, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { guestCountries } from '@/lib/countries';

export const MESSAGE_MAX = 2000;

/** What a guest fills in. */
export const contactRequestInput = z.object({
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  email: emailAddress(),
  country: z.enum(guestCountries),
  phone: optionalPhone(),
  subject: requiredLine(200),
  message: requiredText(MESSAGE_MAX),
});
export type ContactRequestInput = z.output<typeof contactRequestInput>;

/** Body of POST /api/listings/{id}/contact-requests. */
export const contactRequestCall = contactRequestInput.extend({ g_recaptcha_response: botCheckToken });
export type ContactRequestCall = z.output<typeof contactRequestCall>;
