import 'server-only';

import PostalMime from 'postal-mime';

/** What a mail server says of a letter that it could not deliver (RFC 3464). */
export interface DeliveryReport {
  /** Of the letter, without its angle brackets. */
  messageId: string;
  /** What our letters carry in `letterKeyHeader`; empty where the report returns no headers of the letter. */
  key: string;
  /** 'failed', 'delayed', 'delivered', 'relayed', 'expanded'; lower case. */
  action: string;
  /**
   * '5.1.1': the class, the subject, the detail (RFC 3463). Where the report says x.0.0, what the other server said
   * counts if that is more: some (Exim) write 5.0.0 whatever happened.
   */
  status: string;
  /** The server's words. */
  diagnostic: string;
}

const decoder = new TextDecoder();
const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : decoder.decode(content);

/** The fields of a block of headers, by lower-case name; of two with a name the first. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key && !fields.has(key)) fields.set(key, value?.trim() ?? '');
  }
  return fields;
}

/** 'smtp; 550-5.1.1 No such user', '550 #5.1.1': the reply of a server and the code in it, of one class (RFC 2034). */
const codeInReply = /(?:^|[\s:;])([45])\d\d[ -]+[(#]?(\1\.\d{1,3}\.\d{1,3})(?![.\d])/;

function statusOf(recipient: ReadonlyMap<string, string>): string {
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(recipient.get('status') ?? '')?.[0] ?? '';
  if (!/^\d\.0\.0$/.test(status)) return status;
  return codeInReply.exec(recipient.get('diagnostic-code') ?? '')?.[2] ?? status;
}

/**
 * Reads a report; null for any other mail. Our letters go to one address each, so that the first recipient it tells of
 * is the one.
 * @param raw the whole mail, hostile perhaps
 * @param keyHeader the header whose value is `key`
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
