import { describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';

const appUrl = 'https://kust.example';
const props = {
  ownerFirstName: 'Griet',
  listingName: 'Zeezicht <b>1</b>',
  slug: 'zeezicht-oostende',
  source: 'booking_com',
  conflicts: [
    {
      guestName: '<img src=x> Maes',
      stay: { start: '2027-07-03', end: '2027-07-10' },
      imported: [
        { start: '2027-07-08', end: '2027-07-12' },
        { start: '2027-07-01', end: '2027-07-04' },
      ],
    },
  ],
};

describe('the warning of a stay that is booked twice', () => {
  it('says which stays, from where, and leads to the calendar', async () => {
    const { subject, html, text } = await renderMail('calendar-conflict', props, { appUrl });
    expect(subject).toBe('Dubbele boeking in Zeezicht <b>1</b>?');
    expect(text).toContain('zaterdag 3 juli 2027 tot zaterdag 10 juli 2027');
    expect(text).toContain(
      'Booking.com: donderdag 8 juli 2027 tot maandag 12 juli 2027; donderdag 1 juli 2027 tot zondag 4 juli 2027',
    );
    expect(html).toContain(`href="${appUrl}/dashboard/kalender/zeezicht-oostende"`);
    expect(html).not.toMatch(/<img|<b>1/);
  });
});
