import 'server-only';

import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface Reader {
  id: number;
  email: string;
  firstName: string;
}

interface Statement {
  year: number;
  /** The year, or the correction: one mail is sent for each. */
  about: string;
  corrected: boolean;
}

/** Tells a landlord where to read what is reported on them. */
export async function queueStatement(
  tx: Tx,
  { id, email, firstName }: Reader,
  { year, about, corrected }: Statement,
): Promise<void> {
  await queueMail(tx, {
    template: 'dac7-statement',
    props: { firstName, year, corrected },
    to: email,
    dedupeKey: `dac7-statement:${about}:${id}`,
  });
}
