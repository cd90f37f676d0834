/** The mail that the site sent: without SMTP it lies in DATA_DIR/mail, a file a message. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Every address that the HTML links to. */
  links: string[];
}

const folder = () => path.join(process.env.E2E_DATA_DIR ?? '.data', 'mail');

async function read(file: string): Promise<Mail & { to: string[] }> {
  const mail = await PostalMime.parse(fs.readFileSync(path.join(folder(), file)));
  const html = mail.html ?? '';
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const to = mail.to?.map(({ address = '' }) => address.toLowerCase()) ?? [];
  return { to, subject: mail.subject ?? '', text: mail.text ?? '', html, links };
}

/** All mail to an address, the oldest first. */
export async function mailTo(address: string): Promise<Mail[]> {
  if (!fs.existsSync(folder())) return [];
  const sentAt = (file: string) => fs.statSync(path.join(folder(), file)).mtimeMs;
  const files = fs.readdirSync(folder()).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.toSorted((a, b) => sentAt(a) - sentAt(b)).map(read));
  return mails.filter(({ to }) => to.includes(address.toLowerCase()));
}

/** Waits for a mail to the address, with such a subject where one is asked for; the newest counts. */
export async function readMail(address: string, subject: RegExp = /./): Promise<Mail> {
  const find = async () => (await mailTo(address)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(find, { message: `a mail to ${address}`, timeout: 15_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} went away.`);
  return mail;
}
