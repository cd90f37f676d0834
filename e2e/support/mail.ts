/** The mails sent by the site: without SMTP they are in DATA_DIR/mail, one file per mail. */
import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { waitUntil } from '@/scripts/postgres/processes';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The Reply-To addresses. */
  replyTo: string[];
  /** All URLs linked in the HTML. */
  links: string[];
}

const folder = () => path.join(process.env.E2E_DATA_DIR ?? '.data', 'mail');

interface SentMail extends Mail {
  to: string[];
  sentAt: number;
}

/** By file: a mail never changes, and a run sends hundreds. */
const known = new Map<string, SentMail>();

async function read(file: string): Promise<SentMail> {
  const before = known.get(file);
  if (before) return before;
  const { mtimeMs: sentAt } = fs.statSync(path.join(folder(), file));
  const mail = await PostalMime.parse(fs.readFileSync(path.join(folder(), file)));
  const html = mail.html ?? '';
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const to = mail.to?.map(({ address = '' }) => address.toLowerCase()) ?? [];
  const replyTo = mail.replyTo?.map(({ address = '' }) => address.toLowerCase()) ?? [];
  const sent = { to, sentAt, replyTo, subject: mail.subject ?? '', text: mail.text ?? '', html, links };
  known.set(file, sent);
  return sent;
}

/** All mails to an address, oldest first. */
export async function mailTo(address: string): Promise<Mail[]> {
  if (!fs.existsSync(folder())) return [];
  const files = fs.readdirSync(folder()).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map(read));
  return mails.filter(({ to }) => to.includes(address.toLowerCase())).toSorted((a, b) => a.sentAt - b.sentAt);
}

/** Waits for a mail to the address, with a matching subject if given; returns the newest. */
export async function readMail(address: string, subject: RegExp = /./): Promise<Mail> {
  let mail: Mail | undefined;
  const isThere = async () => {
    mail = (await mailTo(address)).findLast((one) => subject.test(one.subject));
    return mail !== undefined;
  };
  await waitUntil(isThere, 15_000);
  if (!mail) throw new Error(`No mail came to ${address} about ${subject}.`);
  return mail;
}
