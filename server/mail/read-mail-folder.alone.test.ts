import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withRequestContext } from '@/server/http/request-context';
import { FolderMailer, mailFolder } from '@/server/mail/mailer';
import { findStoredMail, isMailReaderOpen, listStoredMails } from '@/server/mail/read-mail-folder';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-mail-'));
beforeAll(() => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('AUTH_SECRET', 'a-secret-for-tests-that-guards-nothing');
  fs.writeFileSync(path.join(folder, 'postgres.json'), JSON.stringify({ port: 5001, password: 'abc' }));
});
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

const settings = () => ({
  SMTP_URL: undefined,
  APP_URL: 'http://localhost:3000',
  DATA_DIR: folder,
  DATABASE_URL: 'postgresql://kust:abc@127.0.0.1:5001/kust',
});

describe('the reader of sent mails', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:4500', 'http://[::1]:3000', 'http://kust.localhost'])(
    'is open on one’s own machine: %s',
    async (APP_URL) => {
      expect(await isMailReaderOpen({ ...settings(), APP_URL }, true)).toBe(true);
    },
  );

  it('is closed to whom the front does not know to be on this machine', async () => {
    expect(await isMailReaderOpen(settings(), false)).toBe(false);
    expect(await isMailReaderOpen(settings())).toBe(false);
    const asked = (isLocal: boolean) =>
      withRequestContext({ requestId: '1', isLocal }, () => isMailReaderOpen(settings()));
    expect([await asked(false), await asked(true)]).toEqual([false, true]);
  });

  it.each([
    ['a mail server', { SMTP_URL: 'smtp://mail.example.org' }],
    ['an own database', { DATABASE_URL: 'postgresql://kust:other@127.0.0.1:5001/kust' }],
    ['a database without password', { DATABASE_URL: 'postgresql://kust@127.0.0.1:5001/kust' }],
    ['a data folder without database', { DATA_DIR: path.join(folder, 'nergens') }],
    ['a public address', { APP_URL: 'https://www.example.org' }],
    ['an address in the local network', { APP_URL: 'http://192.168.0.7:3000' }],
    ['a name that only begins as a local one', { APP_URL: 'http://localhost.example.org' }],
  ])('is closed with %s', async (_name, changes) => {
    expect(await isMailReaderOpen({ ...settings(), ...changes }, true)).toBe(false);
  });

  it('reads what was sent, newest first', async () => {
    expect(await listStoredMails()).toEqual([]);
    const mailer = new FolderMailer(mailFolder());
    const letter = { to: 'gast@kustverblijf.test', html: '<p>Één</p>', text: 'Één: http://localhost/x?a=1' };
    await mailer.send({ ...letter, id: 'een', subject: 'De eerste' });
    fs.utimesSync(path.join(mailFolder(), 'een.eml'), 1000, 1000);
    await mailer.send({ ...letter, id: 'twee', subject: 'Ça va, één twee' });
    expect((await listStoredMails()).map((mail) => mail.subject)).toEqual(['Ça va, één twee', 'De eerste']);
    expect(await findStoredMail('een')).toMatchObject({
      to: 'gast@kustverblijf.test',
      html: expect.stringContaining('<p>Één</p>'),
      text: expect.stringContaining('Één: http://localhost/x?a=1'),
      sentAt: '1970-01-01T00:16:40.000Z',
    });
  });

  it.each(['drie', '../postgres', '..%2Fpostgres', '', 'a'.repeat(200)])('has no letter %j', async (id) => {
    expect(await findStoredMail(id)).toBeNull();
  });
});
