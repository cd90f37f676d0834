import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import PostalMime from 'postal-mime';
import { MailFailure } from '@/server/mail/mail-failure';
import { SmtpMailer } from '@/server/mail/mailer';
import type { Mail } from '@/server/mail/mailer';
import { headerOf, startMailServer } from '@/tests/support/mail-server';
import type { MailServer } from '@/tests/support/mail-server';

const letter: Mail = {
  id: 'f3b1c2',
  to: 'an@kustverblijf.test',
  replyTo: 'gast@kustverblijf.test',
  subject: 'Uw aanvraag — “Zeezicht” naar Brugge',
  html: '<p>Dag Zoë,</p><p>.</p>',
  text: `Dag Zoë,\n.\n${'lang '.repeat(400)}`,
};

const withPassword: Parameters<typeof startMailServer>[0] = {
  authMethods: ['PLAIN', 'LOGIN'],
  onAuth({ username, password }, _session, callback) {
    if (username === 'kust' && password === 'gehe:im') callback(null, { user: username });
    else callback(new Error('wrong password'));
  },
};

describe('the mailer against a real server', () => {
  let plain: MailServer;
  let secure: MailServer;
  let upgraded: MailServer;
  beforeAll(async () => {
    // Without its own key smtp-server uses a self-signed certificate.
    [plain, secure, upgraded] = await Promise.all([
      startMailServer(),
      startMailServer({ secure: true, ...withPassword }),
      startMailServer({ ...withPassword, disabledCommands: [] }),
    ]);
  });
  afterAll(() => Promise.all([plain, secure, upgraded].map((server) => server.stop())));

  it('sends all the content of the mail', async () => {
    await new SmtpMailer(`smtp://127.0.0.1:${plain.port}`).send(letter);
    const [{ raw } = { raw: '' }] = plain.received;
    const read = await PostalMime.parse(raw);
    expect([read.subject, read.html?.trim(), read.text?.trim()]).toEqual([
      letter.subject,
      letter.html,
      letter.text.trim(),
    ]);
    expect([headerOf(raw, 'Reply-To'), headerOf(raw, 'Message-ID')]).toEqual([
      letter.replyTo,
      '<f3b1c2@localhost>',
    ]);
  });

  it('treats an address as an address, whatever it contains', async () => {
    const to = 'an@kustverblijf.test>\r\nBcc: <iedereen@kustverblijf.test';
    await new SmtpMailer(`smtp://127.0.0.1:${plain.port}`).send({ ...letter, to }).catch(() => undefined);
    for (const { to: recipients, raw } of plain.received) {
      expect(recipients).toHaveLength(1);
      expect(headerOf(raw, 'Bcc')).toBe('');
    }
  });

  it.each([
    ['TLS from the start', () => `smtps://kust:gehe%3Aim@localhost:${secure.port}`, () => secure],
    ['STARTTLS', () => `smtp://kust:gehe%3Aim@localhost:${upgraded.port}`, () => upgraded],
  ])('over %s: rejects an untrusted certificate, and signs in', async (_way, url, server) => {
    await expect(new SmtpMailer(url()).send(letter)).rejects.toThrow(/certificate/);
    expect(server().received).toEqual([]);
    await new SmtpMailer(`${url()}?tls.rejectUnauthorized=false`).send(letter);
    expect(server().received).toHaveLength(1);
  });

  describe('a server without TLS', () => {
    const heard: unknown[] = [];
    let open: MailServer;
    beforeAll(async () => {
      open = await startMailServer({
        ...{ allowInsecureAuth: true, authMethods: ['PLAIN', 'LOGIN'], disabledCommands: ['STARTTLS'] },
        onAuth({ username, password }, _session, callback) {
          heard.push(password);
          callback(null, { user: username });
        },
      });
    });
    beforeEach(() => void heard.splice(0));
    afterAll(() => open.stop());

    // 0.0.0.0 leads to this machine without being recognised as such, like a name elsewhere.
    it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
      'on another machine does not get the password (%s)',
      async (options) => {
        const mailer = new SmtpMailer(`smtp://kust:gehe%3Aim@0.0.0.0:${open.port}${options}`);
        const failure = await mailer.send(letter).catch((error: unknown) => error);
        expect([heard, open.received]).toEqual([[], []]);
        expect(new MailFailure(failure)).toMatchObject({
          kind: 'unreachable',
          message: expect.stringContaining('SMTP_URL has a password'),
        });
      },
    );

    it.each(['127.0.0.1', 'localhost'])('on this machine (%s) gets it', async (host) => {
      await new SmtpMailer(`smtp://kust:gehe%3Aim@${host}:${open.port}`).send(letter);
      expect(heard).toEqual(['gehe:im']);
    });
  });

  it('on another machine gets mail without TLS if there is no password', async () => {
    const before = plain.received.length;
    await new SmtpMailer(`smtp://0.0.0.0:${plain.port}`).send(letter);
    expect(plain.received).toHaveLength(before + 1);
  });

  it('with a wrong password gets nothing, and an error is thrown', async () => {
    const url = `smtps://kust:fout@localhost:${secure.port}?tls.rejectUnauthorized=false`;
    await expect(new SmtpMailer(url).send(letter)).rejects.toMatchObject({ code: 'EAUTH' });
  });
});
