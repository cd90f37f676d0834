import 'server-only';

import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { toLines } from '@/lib/api/typed-text';
import { INBOX_MESSAGE_MAX } from '@/lib/inbox/states';
import { codesIn } from '@/server/features/inbox/answer-address';

/** What a visitor mailed in answer. */
export interface MailedAnswer {
  /** Codes in the addresses that it was sent to. */
  codes: string[];
  body: string;
  /** The same for the same mail, however often it is read. */
  key: string;
}

/** Headers that contain the address a mail was sent to. */
const sentTo = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']);

/** Automatic replies (RFC 3834), and mailing lists. */
const isAutomatic = ({ headers }: Email) =>
  headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && !/^no\b/i.test(value)) ||
      (key === 'precedence' && /^(?:bulk|junk|list|auto_reply)\b/i.test(value)) ||
      key === 'x-autoreply',
  );

/** The line with which mail programs begin a quotation, in our four languages, and the quotation itself. */
const quotation =
  /^(?:>|-{2,} ?(?:oorspronkelijk bericht|original message|message d.origine|ursprüngliche nachricht)|(?:op|on|le|am) .{1,200}(?:schreef|wrote|écrit|schrieb).{0,200}:?$)/i;

/** The text before a quotation; all of it if nothing precedes. */
export function withoutQuotation(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => quotation.test(line.trim()));
  const own = start < 0 ? text : lines.slice(0, start).join('\n');
  return own.trim() === '' ? text.trim() : own.trim();
}

/** Elements whose content is no text, and those that begin a line. */
const unseen = new Set(['style', 'script', 'head', 'title']);
const lineBreaks = new Set(['br', '/p', '/div', '/li', '/tr', '/h1', '/h2', '/h3', '/blockquote']);

/** The words of a mail without a plain-text part, in one pass: it may be crafted to be slow. */
function wordsOf(html: string): string {
  const [first = '', ...parts] = html.split('<');
  let words = first;
  let hidden: string | null = null;
  for (const part of parts) {
    const end = part.indexOf('>');
    const name = /^\/?[a-z\d]{1,20}/i.exec(part)?.[0].toLowerCase() ?? '';
    if (hidden !== null) {
      if (name !== `/${hidden}`) continue;
      hidden = null;
    } else if (unseen.has(name)) hidden = name;
    if (end < 0 || hidden !== null) continue;
    if (lineBreaks.has(name)) words += '\n';
    words += part.slice(end + 1);
  }
  return words
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * Reads a mail that may be a visitor's answer; null if it is automatic or has no words.
 * @param raw the whole mail, possibly malicious
 */
export async function parseAnswer(raw: Uint8Array): Promise<MailedAnswer | null> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 10, maxHeadersSize: 64 * 1024 });
  if (isAutomatic(mail)) return null;
  const codes = codesIn(mail.headers.flatMap(({ key, value }) => (sentTo.has(key) ? [value] : [])));
  const body = withoutQuotation(toLines(mail.text ?? wordsOf(mail.html ?? ''))).slice(0, INBOX_MESSAGE_MAX);
  if (codes.length === 0 || body === '') return null;
  const key = createHash('sha256')
    .update(mail.messageId ?? raw)
    .digest('hex');
  return { codes, body: body.toWellFormed(), key };
}
