import 'server-only';

import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { mailFolder } from '@/server/mail/mailer';

/**
 * Words that together identify a mail about somebody: an address, a reservation number, or a name with a listing's
 * name.
 */
export type LetterMark = readonly string[];

interface Forgotten {
  address: string;
  marks: readonly LetterMark[];
}

/** As written in JSON, without the quotation marks. */
const asWritten = (word: string) => JSON.stringify(word).slice(1, -1).toLowerCase();

/** Each mark once, however many requests share it, as one value: a guest may have made thousands. */
function marksAsJson({ address, marks }: Forgotten): string {
  const all = [[address], ...marks].map((mark) => JSON.stringify(mark.map(asWritten)));
  return `[${[...new Set(all)].join(',')}]`;
}

/**
 * Deletes every mail to somebody, and those to others that are about them: from the outbox, and from the folder that
 * stands in for a mail server. Returns how many rows of the outbox were deleted.
 * @throws DomainError letter_leaving (409) while one of them is being sent
 */
export async function forgetLetters(tx: Tx, forgotten: Forgotten): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string; isLeaving: boolean }[]>`
    SELECT id, coalesce(leased_until > now(), false) AS "isLeaving" FROM outgoing_mails
    WHERE lower(recipient) = lower(${forgotten.address}) OR lower(reply_to) = lower(${forgotten.address})
      OR props IS NOT NULL AND EXISTS (
        SELECT FROM jsonb_array_elements(${marksAsJson(forgotten)}::jsonb) AS mark (words)
        WHERE NOT EXISTS (
          SELECT FROM jsonb_array_elements_text(words) AS word WHERE position(word IN lower(props::text)) = 0))
    ORDER BY id FOR UPDATE`;
  if (rows.some(({ isLeaving }) => isLeaving)) throw new DomainError('letter_leaving');
  await tx.outgoingMail.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await tx.undeliverableAddress.deleteMany({ where: { email: forgotten.address } });
  await forgetLetterFiles(forgotten);
  return rows.length;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** Files are deleted within the transaction: if it fails they are gone too early, but never too late. */
async function forgetLetterFiles({ address, marks }: Forgotten): Promise<void> {
  const names = await readdir(mailFolder()).catch(() => []);
  const wanted = [[address], ...marks].map((mark) => mark.map(plain));
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(mailFolder(), name);
    const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(file));
    const said = plain([...headers.map(({ value }) => value), subject, text, html].join(' '));
    if (wanted.some((mark) => mark.every((word) => said.includes(word)))) await rm(file, { force: true });
  }
}
