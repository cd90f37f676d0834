import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const context = { appUrl: 'https://kustverblijf.test' };
const listingName = 'Zeezicht <b>1</b>\r\nBcc: iedereen@kustverblijf.test';
const message = 'Dag & <img src=x>';

const letters: [string, object][] = [
  [
    'contact-message',
    {
      name: '<script>Zeezicht',
      email: 'jan@kustverblijf.test',
      logiesdecreet: '123456\r\nBcc: a@kustverblijf.test',
      message,
    },
  ],
  [
    'contact-request-new',
    {
      ownerFirstName: 'Marie',
      requestId: 7,
      listingName,
      guestName: '<script>Jan\nJanssens',
      guestEmail: 'jan@kustverblijf.test',
      guestPhone: null,
      country: 'nl',
      subject: 'Parkeren\r\nBcc: b@kustverblijf.test',
      message,
    },
  ],
  ['contact-request-received', { slug: 'zeezicht-oostende', listingName }],
];

describe.each(letters)('%s', (name, props) => {
  it('has a subject of one line', async () => {
    const { subject } = await renderMail(name, props, context);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject).toContain('Zeezicht');
  });

  it('shows what people typed as text', async () => {
    const { html } = await renderMail(name, props, context);
    expect(html).not.toMatch(/<script>|<img src=x|<b>1/);
  });
});

it('tells the guest nothing that was freely typed', async () => {
  const [, props] = letters[2] ?? [];
  const { text } = await renderMail(
    'contact-request-received',
    { ...props, firstName: 'U won', message },
    context,
  );
  expect(text).not.toMatch(/Dag &|U won/);
});
