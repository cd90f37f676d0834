import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const context = { appUrl: 'https://kustverblijf.test' };
const listingName = 'Zeezicht <b>1</b>\r\nBcc: iedereen@kustverblijf.test';

const asked = {
  firstName: 'Els',
  listingName,
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  until: '2027-09-08',
  path: '/verblijf/abc',
};
const written = {
  ownerFirstName: 'Marie',
  listingName,
  nameShown: '<script>Els',
  rating: 4,
  body: 'Mooi & <img src=x>',
};

describe.each([
  ['review-asked', asked],
  ['review-new', written],
])('%s', (name, props) => {
  it('has a subject of one line, and shows what people typed as text', async () => {
    const { subject, html } = await renderMail(name, props, context);
    expect(subject).toContain('Zeezicht');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script>|<img src=x|<b>1/);
  });
});

it('leads the guest to the page of the stay, and says until when', async () => {
  const { text } = await renderMail('review-asked', asked, context);
  expect(text).toContain('https://kustverblijf.test/verblijf/abc');
  expect(text).toContain('8 september 2027');
});

it('goes to no other site than ours', async () => {
  const elsewhere = renderMail('review-asked', { ...asked, path: 'https://elders.test' }, context);
  await expect(elsewhere).rejects.toThrow(/path/);
});
