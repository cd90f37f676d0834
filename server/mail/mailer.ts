import 'server-only';

import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { env } from '@/server/env';

/** A finished letter. `id` becomes the Message-ID, so that a second try is recognisable as the same letter. */
export interface Mail {
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

function envelope({ id, to, replyTo, subject, html, text }: Mail) {
  const messageId = `<${id}@${new URL(env.APP_URL).hostname}>`;
  // Headers as objects: an address that looks like a header stays an address.
  return { from: env.MAIL_FROM, to: { name: '', address: to }, replyTo, subject, html, text, messageId };
}

/** A real mail server. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;

  constructor(url: string) {
    this.#transport = nodemailer.createTransport(url, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object);
  }

  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail(envelope(mail));
  }
}

/** One .eml file a message in a folder (contract, 'Fixed addresses'). */
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
    await mkdir(this.#folder, { recursive: true });
    const file = path.join(this.#folder, `${mail.id}.eml`);
    // Written beside and renamed: whoever reads the folder never meets half a letter.
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
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
