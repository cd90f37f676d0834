import 'server-only';

import path from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/server/env';
import { isLoopbackName } from '@/server/http/local-use';
import { letterKey, letterKeyHeader } from '@/server/mail/letter-key';
import { writePrivately } from '@/server/storage/private-files';

/** A finished mail. `id` becomes the Message-ID, so that a second attempt is recognisable as the same mail. */
export interface Mail {
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Where the reader can unsubscribe with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Sends a mail. Sending it again makes no second one: it has the same Message-ID, or replaces the first.
   * @throws MailOutcomeUnknown if it may have arrived all the same; any other error means that it did not
   */
  send(mail: Mail): Promise<void>;
}

/** The connection fell silent while the mail was being sent: the server may or may not have accepted it. */
export class MailOutcomeUnknown extends Error {
  override name = 'MailOutcomeUnknown';
}

function envelope({ id, to, replyTo, subject, html, text, unsubscribeUrl }: Mail) {
  const messageId = `<${id}@${new URL(env.APP_URL).hostname}>`;
  const headers = {
    [letterKeyHeader]: letterKey(id),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  return {
    from: env.MAIL_FROM,
    // Addresses as objects, so that text that looks like a header stays an address.
    to: { name: '', address: to },
    replyTo,
    subject,
    html,
    text,
    messageId,
    headers,
  };
}

/** How long a mail server may be silent, in milliseconds. */
interface Patience {
  connectionTimeout: number;
  greetingTimeout: number;
  /** During the conversation: a busy server takes its time to confirm a mail. */
  socketTimeout: number;
}

const patience: Patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** A server that refuses sends a response code; any other error, once sending has begun, tells nothing. */
function wasRefused(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

/** TLS could not be established: the server was not given the password. */
class MailServerWithoutTls extends Error {
  override name = 'MailServerWithoutTls';
  readonly code = 'ETLS';

  constructor(cause: Error) {
    super(`SMTP_URL has a password, but the mail server no TLS to send it over: ${cause.message}`, { cause });
  }
}

const isAboutTls = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ETLS';

/** Options in an address that could ask for an unencrypted connection, or that repeat our own settings. */
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** nodemailer takes nothing besides an address: all other options are added to the address, which may override them. */
function withOptions(address: string, options: object): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  if (mustUpgrade(url)) {
    for (const name of tlsOptions) url.searchParams.delete(name);
    url.searchParams.set('requireTLS', 'true');
  }
  return url.href;
}

/**
 * Whether a connection has to be upgraded to TLS before the password is sent; only on this very machine it may be sent
 * unencrypted.
 */
const mustUpgrade = ({ protocol, hostname, username }: URL) =>
  protocol === 'smtp:' && username !== '' && !isLoopbackName(hostname);

/** A real mail server. */
export class SmtpMailer implements Mailer {
  readonly #url: string;

  constructor(url: string, changed: Partial<Patience> = {}) {
    const noFiles = { disableFileAccess: true, disableUrlAccess: true };
    this.#url = withOptions(url, { ...patience, ...changed, ...noFiles });
  }

  async send(mail: Mail): Promise<void> {
    const transport = nodemailer.createTransport(this.#url);
    let isLeaving = false;
    transport.use('stream', ({ message }, done) => {
      message.processFunc((contents) => {
        isLeaving = true;
        return contents;
      });
      done();
    });
    try {
      await transport.sendMail(envelope(mail));
    } catch (error) {
      if (isAboutTls(error) && mustUpgrade(new URL(this.#url))) throw new MailServerWithoutTls(error);
      if (!isLeaving || wasRefused(error)) throw error;
      throw new MailOutcomeUnknown('the mail server went silent over a letter', { cause: error });
    }
  }
}

/** Writes each mail as an .eml file into a folder. */
export class FolderMailer implements Mailer {
  readonly #folder: string;
  readonly #transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.#transport.sendMail(envelope(mail));
    // The option `buffer` above makes it one.
    await writePrivately(path.join(this.#folder, `${mail.id}.eml`), message as Buffer);
  }
}

export function mailFolder(): string {
  return path.resolve(env.DATA_DIR, 'mail');
}

let mailer: Mailer | undefined;

/** The mailer of this process: SMTP when configured, else the folder. */
export function getMailer(): Mailer {
  return (mailer ??= env.SMTP_URL ? new SmtpMailer(env.SMTP_URL) : new FolderMailer(mailFolder()));
}
