import { describe, expect, it } from 'vitest';
import { answerAddress, codesIn } from '@/server/features/inbox/answer-address';
import { parseAnswer, withoutQuotation } from '@/server/features/inbox/parse-answer';

const code = '0123456789abcdef0123456789abcdef';
const to = `info+${code}@kustverblijf.test`;
const mail = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
const head = ['From: els@kustverblijf.test', `To: "Kustverblijf" <${to}>`, 'Message-ID: <1@els>'];
const read = (...lines: string[]) => parseAnswer(mail([...head, ...lines]));

describe('the address of an answer', () => {
  const site = {
    MAIL_FROM: 'Kustverblijf <info@kustverblijf.test>',
    CONTACT_EMAIL: 'wij@kustverblijf.test',
    BOUNCE_INBOX: undefined,
  };

  it('has the code where the site reads its mailbox, and is a person’s elsewhere', () => {
    expect(answerAddress(code, { ...site, BOUNCE_INBOX: 'imaps://x/INBOX' })).toBe(to);
    expect(answerAddress(code, site)).toBe('wij@kustverblijf.test');
  });

  it('is recognised by its code, in any case', () => {
    expect(codesIn([to.toUpperCase(), 'info+abc@kustverblijf.test', ''])).toEqual([code]);
  });
});

describe('a mailed answer', () => {
  it('is its text, with the codes of its addresses, and the same mail has the same key', async () => {
    const answer = await read('', 'Dank u.', '', 'Els');
    expect(answer).toMatchObject({ codes: [code], body: 'Dank u.\n\nEls' });
    expect((await read('', 'Dank u.', '', 'Els'))?.key).toBe(answer?.key);
  });

  it.each([
    ['Dank u.\n\nOp ma 7 dec 2026 om 10:02 schreef Kustverblijf <info@x.test>:\n> Dat kan.', 'Dank u.'],
    ['Merci\n\nLe lun. 7 déc. 2026, Kustverblijf a écrit :\n> Oui', 'Merci'],
    ['Danke\n\nAm 07.12.2026 schrieb Kustverblijf:\n> Ja', 'Danke'],
    ['Thanks\n\nOn Mon, Dec 7, 2026, Kustverblijf wrote:\n> Yes', 'Thanks'],
    ['Dank\n-----Original Message-----\nFrom: x', 'Dank'],
    ['> Dat kan.', '> Dat kan.'],
    ['Kom op zondag. Op maandag kan niet.', 'Kom op zondag. Op maandag kan niet.'],
  ])('loses the quotation, unless that is all: %j', (text, left) => {
    expect(withoutQuotation(text)).toBe(left);
  });

  it('is read from HTML where there is no text, without its tags', async () => {
    const html = '<style>p{}</style><p>Dank&nbsp;u &lt;b&gt;</p><script>alert(1)</script><p>Els</p>';
    expect((await read('Content-Type: text/html', '', html))?.body).toBe('Dank u <b>\nEls');
  });

  // A parser that scanned the rest of the mail for each part would not end before the test.
  it.each(['<', '<style>', '<p', '&lt;', '> ', '-', 'op '])('is read in one pass: %j', async (part) => {
    const filler = part.repeat(Math.floor((256 * 1024) / part.length));
    expect((await read('Content-Type: text/html', '', `<p>Dank u.</p>${filler}`))?.body).toMatch(/^Dank u\./);
  });

  it('is cut where it is endless', async () => {
    expect((await read('', 'x'.repeat(50_000)))?.body).toHaveLength(10_000);
  });

  it.each([
    ['what a program sent', ['Auto-Submitted: auto-replied', '', 'Ik ben afwezig.']],
    ['a list', ['Precedence: bulk', '', 'Nieuwsbrief']],
    ['a mail without a word', ['', ' ']],
  ])('is not %s', async (_what, lines) => {
    expect(await read(...lines)).toBeNull();
  });

  it('is not a mail without a code, whatever its text says', async () => {
    const other = mail(['From: x@x.test', 'To: info@kustverblijf.test', '', to]);
    expect(await parseAnswer(other)).toBeNull();
  });
});
