/** The contact form of the site itself (spec P §5 and §7). One schema judges it in the browser and on the server. */
import { emailAddress, optionalLine, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';

/** Spec P §9. */
export const LICENCE_LENGTH = 6;
export const MESSAGE_MAX = 2000;

/** What a visitor fills in. */
export const contactInput = z.object({
  name: requiredLine(200),
  email: emailAddress(),
  logiesdecreet: optionalLine(LICENCE_LENGTH),
  message: requiredText(MESSAGE_MAX),
});
export type ContactInput = z.output<typeof contactInput>;

/** Body of POST /api/contact. */
export const contactCall = contactInput.extend({ recaptcha: botCheckToken });
export type ContactCall = z.output<typeof contactCall>;
