import 'server-only';

import { ImapFlow } from 'imapflow';
import { env } from '@/server/env';
import { isLoopbackName } from '@/server/http/local-use';
import { takeAnswer } from '@/server/features/inbox/take-answer';
import { takeReport } from '@/server/features/returned-mail/take-report';

/** Mails read per run; the rest waits for the next. */
const mostMails = 200;
/** Bytes of a mail that are read: a report is at its start, a returned attachment at its end. */
const mostBytes = 256 * 1024;

function connect(address: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // A password is never sent unencrypted, except to this very machine.
    ...(!secure && { doSTARTTLS: !isLoopbackName(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
}

/**
 * The job 'read-bounces': processes the unread mails in the mailbox for bounces and visitors' replies, and marks each
 * as read afterwards. A mail processed twice, because a process died in between, counts once.
 * @throws when the mailbox cannot be read; the next run comes within minutes
 */
export async function readBounces(address = env.BOUNCE_INBOX): Promise<void> {
  if (!address) return;
  const client = connect(address);
  // A broken connection also emits an error event, which must not end the process: the current call fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const folder = decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX';
    const lock = await client.getMailboxLock(folder);
    try {
      await readUnread(client);
    } finally {
      lock.release();
    }
    await client.logout();
  } finally {
    client.close();
  }
}

async function readUnread(client: ImapFlow): Promise<void> {
  const unread = (await client.search({ seen: false }, { uid: true })) || [];
  for (const uid of unread.slice(0, mostMails)) {
    const mail = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true });
    if (mail && mail.source && !(await takeReport(mail.source))) await takeAnswer(mail.source);
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  }
}
