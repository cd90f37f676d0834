import 'server-only';

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { StoredMail } from '@/lib/mail/stored-mail';
import { isEmbeddedDatabase } from '@/server/embedded-database';
import { env } from '@/server/env';
import type { Env } from '@/server/env';
import { isLoopbackName } from '@/server/http/local-use';
import { requestContext } from '@/server/http/request-context';
import { mailFolder } from '@/server/mail/mailer';

/** The mails in the mail folder, for /dev/mail: what a mail server would have delivered. */

type ReaderSettings = Pick<Env, 'SMTP_URL' | 'APP_URL' | 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * Whether the mails may be read in the browser. They include everybody's reset links, so it takes a request from this
 * very machine (`local-use.ts`), no mail server, the embedded database, and a site with a local name. Anything else may
 * be a deployment.
 */
export async function isMailReaderOpen(
  settings: ReaderSettings = env,
  isLocal = requestContext()?.isLocal === true,
): Promise<boolean> {
  if (!isLocal || settings.SMTP_URL || !isLoopbackName(new URL(settings.APP_URL).hostname)) return false;
  return isEmbeddedDatabase(settings);
}

const listLength = 100;
const idShape = /^[\w-]{1,100}$/;

const fileOf = (id: string) => path.join(mailFolder(), `${id}.eml`);

/** One mail, or null if there is none with this id. */
export async function findStoredMail(id: string): Promise<StoredMail | null> {
  if (!idShape.test(id)) return null;
  try {
    const [raw, { mtime }] = await Promise.all([readFile(fileOf(id)), stat(fileOf(id))]);
    const mail = await PostalMime.parse(raw);
    return {
      id,
      to: (mail.to ?? []).map(({ address }) => address).join(', '),
      subject: mail.subject ?? '',
      sentAt: mtime.toISOString(),
      text: mail.text ?? '',
      html: mail.html ?? '',
    };
  } catch {
    return null;
  }
}

/** The newest hundred, newest first. */
export async function listStoredMails(): Promise<StoredMail[]> {
  const names = await readdir(mailFolder()).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  const dated = await Promise.all(
    ids.map(async (id) => ({
      id,
      time: await stat(fileOf(id)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  const newest = dated.sort((a, b) => b.time - a.time).slice(0, listLength);
  const mails = await Promise.all(newest.map(({ id }) => findStoredMail(id)));
  return mails.filter((mail) => mail !== null);
}
