import 'server-only';

import { randomBytes } from 'node:crypto';
import type { ContactInput } from '@/lib/contact/contract';
import { language } from '@/lib/languages/language';
import { inboxTexts } from '@/lib/texts/inbox';
import type { Tx } from '@/server/db';

/** Longest subject that is taken from a message. */
const SUBJECT_MAX = 100;

/** The licence number if the visitor gave one, else the beginning of the message. */
function subjectOf({ logiesdecreet, message }: ContactInput): string {
  if (logiesdecreet !== null) return inboxTexts.aboutLicence(logiesdecreet);
  const line = message.split('\n', 1)[0] ?? '';
  const letters = [...line];
  return letters.length <= SUBJECT_MAX ? line : `${letters.slice(0, SUBJECT_MAX - 1).join('')}…`;
}

/** Makes a thread of what a visitor wrote through the contact form, in the language of the form. */
export async function startThread(tx: Tx, input: ContactInput): Promise<void> {
  const { name, email, message } = input;
  await tx.inboxThread.create({
    data: {
      ...{ name, email },
      // Lower case, since servers may change the case of an address.
      code: randomBytes(16).toString('hex'),
      locale: language(),
      subject: subjectOf(input),
      messages: { create: { sender: 'visitor', body: message } },
    },
  });
}
