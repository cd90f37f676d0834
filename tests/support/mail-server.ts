import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A mail as received by the server, in order of arrival. */
export interface ReceivedLetter {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
}

export interface MailServer {
  port: number;
  received: ReceivedLetter[];
  /** Milliseconds between receiving a mail and confirming it. */
  answersAfter: number;
  /** The error with which it rejects mails, if any. */
  refusal: { responseCode: number; message: string } | null;
  stop(): Promise<void>;
}

/** A header field of a mail, unfolded. */
export function headerOf(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
}

/** A real SMTP server on this machine. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const state = { received: [] as ReceivedLetter[], answersAfter: 0, refusal: null as MailServer['refusal'] };
  const server = new SMTPServer({
    authOptional: options.onAuth === undefined,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    ...options,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusal) {
          const { responseCode, message } = state.refusal;
          callback(Object.assign(new Error(message), { responseCode }));
          return;
        }
        const raw = Buffer.concat(chunks).toString();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        state.received.push({ from, to, raw, messageId: headerOf(raw, 'Message-ID') });
        setTimeout(callback, state.answersAfter);
      });
    },
  });
  // Clients that disconnect before the response.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
