import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mailbox on this machine that supports the part of IMAP (RFC 3501) needed to read and mark mails. */
export interface ImapServer {
  /** Includes name and password, as in BOUNCE_INBOX. */
  url: string;
  mails: { raw: Buffer; seen: boolean }[];
  /** The commands received, without arguments. */
  commands: string[];
  /** Closes the connection at this command instead of answering, such as 'STORE'. */
  breaksAt: string | null;
  stop(): Promise<void>;
}

type State = Pick<ImapServer, 'mails' | 'commands' | 'breaksAt'>;

const folder = 'Teruggekomen post';

/** What the server sends before its last line, and the result on that line. */
interface Said {
  lines: (string | Buffer)[];
  outcome?: string;
}

function fetched(state: State, uid: number, asked: string): Buffer[] {
  const raw = state.mails[uid - 1]?.raw;
  if (!raw) return [];
  const most = Number(/<0\.(\d+)>/.exec(asked)?.[1] ?? raw.length);
  const part = raw.subarray(0, most);
  const name = asked.includes('<0.') ? 'BODY[]<0>' : 'BODY[]';
  const head = `* ${uid} FETCH (UID ${uid} ${name} {${part.length}}\r\n`;
  return [Buffer.concat([Buffer.from(head), part, Buffer.from(')\r\n')])];
}

function answer(state: State, command: string, rest: string): Said {
  const unseen = state.mails.flatMap(({ seen }, at) => (seen ? [] : [at + 1]));
  const uid = Number(/^\d+/.exec(rest)?.[0] ?? 0);
  switch (command) {
    case 'CAPABILITY':
      return { lines: ['* CAPABILITY IMAP4rev1'] };
    case 'LOGIN':
      return { lines: [], outcome: rest === '"post bus" "ge/heim"' ? 'OK' : 'NO' };
    case 'LIST':
      // An empty name asks for the hierarchy delimiter.
      if (rest === '"" ""') return { lines: ['* LIST (\\Noselect) "/" ""'] };
      return { lines: ['* LIST (\\HasNoChildren) "/" "INBOX"', `* LIST () "/" "${folder}"`] };
    case 'SELECT':
      return {
        lines: [
          `* ${state.mails.length} EXISTS`,
          '* FLAGS (\\Seen)',
          '* OK [UIDVALIDITY 1]',
          `* OK [UIDNEXT ${state.mails.length + 1}]`,
        ],
        outcome: rest === `"${folder}"` ? 'OK [READ-WRITE]' : 'NO',
      };
    case 'UID SEARCH':
      return { lines: [`* SEARCH ${unseen.join(' ')}`] };
    case 'UID FETCH':
      return { lines: fetched(state, uid, rest) };
    case 'UID STORE': {
      const mail = state.mails[uid - 1];
      if (mail && rest.includes('\\Seen')) mail.seen = true;
      return { lines: [`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`] };
    }
    default:
      return { lines: [] };
  }
}

function converse(state: State, socket: net.Socket): void {
  let heard = '';
  socket.on('error', () => undefined);
  socket.write('* OK ready\r\n');
  socket.on('data', (chunk) => {
    heard += chunk.toString();
    for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
      const line = heard.slice(0, end);
      heard = heard.slice(end + 2);
      const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
      const name = command.toUpperCase();
      state.commands.push(name);
      if (state.breaksAt !== null && name.endsWith(state.breaksAt)) return void socket.destroy();
      const { lines, outcome = 'OK' } = answer(state, name, rest);
      for (const one of lines) socket.write(typeof one === 'string' ? `${one}\r\n` : one);
      socket.write(`${tag} ${outcome} done\r\n`);
      if (name === 'LOGOUT') socket.end();
    }
  });
}

/** Starts a real server; its folder has a name that needs quoting, as do its user name and password. */
export async function startImapServer(): Promise<ImapServer> {
  const state: State = { mails: [], commands: [], breaksAt: null };
  const server = net.createServer((socket) => converse(state, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `imap://post%20bus:ge%2Fheim@127.0.0.1:${port}/${encodeURIComponent(folder)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
