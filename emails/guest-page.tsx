import { Action } from '@/emails/layout';
import type { MailContext } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

/** The token of the link to the guest's own page; absent in emails queued before there was one. */
export const guestTokenSchema = z.string().nullable().default(null);

interface GuestPageActionProps extends Pick<MailContext, 'appUrl'> {
  token: string | null;
  children: string;
}

/** The link to the guest's own page. */
export function GuestPageAction({ token, appUrl, children }: GuestPageActionProps) {
  return token === null ? null : <Action href={appUrl + route('guest-stay', { token })}>{children}</Action>;
}
