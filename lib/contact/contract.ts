/**
 * The site's own contact form (docs/rules/contact-requests.md#contact-form-of-the-site). The same schema validates it
 * in the browser and on the server.
 */
import { requiredName } from '@/lib/api/name';
import { emailAddress, optionalLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { MESSAGE_MAX } from '@/lib/message';

/** Length of a licence number. */
export const LICENCE_LENGTH = 6;

/** The visitor's input. */
export const contactInput = z.object({
  name: requiredName(200),
  email: emailAddress(),
  logiesdecreet: optionalLine(LICENCE_LENGTH),
  message: requiredText(MESSAGE_MAX),
});
export type ContactInput = z.output<typeof contactInput>;

/** Body of POST /api/contact. */
export const contactCall = contactInput.extend({ recaptcha: botCheckToken });
export type ContactCall = z.output<typeof contactCall>;
