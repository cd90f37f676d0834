import 'server-only';

import PostalMime from 'postal-mime';

/** A mail server's report about a mail that it could not deliver (RFC 3464). */
export interface DeliveryReport {
  /** Of the original mail, without angle brackets. */
  messageId: string;
  /** The `letterKeyHeader` of the original mail; empty if the report does not return its headers. */
  key: string;
  /** 'failed', 'delayed', 'delivered', 'relayed', 'expanded'; lower case. */
  action: string;
  /**
   * '5.1.1': class, subject, detail (RFC 3463). If the report says x.0.0, a more specific code from the other server's
   * reply is used: some servers (Exim) write 5.0.0 whatever happened.
   */
  status: string;
  /** The server's own text. */
  diagnostic: string;
}

const decoder = new TextDecoder();
const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : decoder.decode(content);

/** The fields in a block of headers, by lower-case name; the first of each name. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key && !fields.has(key)) fields.set(key, value?.trim() ?? '');
  }
  return fields;
}

/**
 * 'smtp; 550-5.1.1 No such user', '550 #5.1.1': a server's reply code and the enhanced code in it, of the same class
 * (RFC 2034).
 */
const codeInReply = /(?:^|[\s:;])([45])\d\d[ -]+[(#]?(\1\.\d{1,3}\.\d{1,3})(?![.\d])/;

function statusOf(recipient: ReadonlyMap<string, string>): string {
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(recipient.get('status') ?? '')?.[0] ?? '';
  if (!/^\d\.0\.0$/.test(status)) return status;
  return codeInReply.exec(recipient.get('diagnostic-code') ?? '')?.[2] ?? status;
}

/**
 * Parses a delivery report; null for any other mail. Our mails go to one address each, so the first recipient in the
 * report is the one.
 * @param raw the whole mail, possibly malicious
 * @param keyHeader the header whose value becomes `key`
 */
export async function parseReport(raw: Uint8Array, keyHeader: string): Promise<DeliveryReport | null> {
  const { headers, attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxRfc822NestingDepth: 0,
    maxNestingDepth: 10,
    maxHeadersSize: 64 * 1024,
  });
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type)) return null;
  const part = (...types: string[]) => attachments.find(({ mimeType }) => types.includes(mimeType));
  const told = part('message/delivery-status');
  const letter = part('message/rfc822', 'text/rfc822-headers');
  if (!told || !letter) return null;
  const recipient = textOf(told.content)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .find((fields) => fields.has('action'));
  const returned = fieldsOf(
    textOf(letter.content)
      .trimStart()
      .split(/\r?\n\r?\n/, 1)[0] ?? '',
  );
  if (!recipient) return null;
  return {
    messageId: (returned.get('message-id') ?? '').replace(/^<(.*)>$/, '$1'),
    key: returned.get(keyHeader.toLowerCase()) ?? '',
    action: (recipient.get('action') ?? '').toLowerCase(),
    status: statusOf(recipient),
    diagnostic: (recipient.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, ''),
  };
}
