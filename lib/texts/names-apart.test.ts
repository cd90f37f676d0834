/** Different things must have different names, and sentences must point in the right direction. */
import { expect, it } from 'vitest';
import { bookingPaymentTexts } from '@/lib/texts/booking-payments';
import { calendarSyncTexts, ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { dashboardTexts } from '@/lib/texts/dashboard';

it('what guests pay and what is paid to us', () => {
  expect(dashboardTexts.menu.payments).not.toBe(bookingPaymentTexts.title);
});

it('a link of another site is copied there and pasted here', () => {
  expect(calendarSyncTexts.linkHelp('Airbnb')).toMatch(/Airbnb.*plak hem hier/);
});

it('a block of one’s own and a closure elsewhere', () => {
  const { closed, ...others } = ownerCalendarTexts.legend;
  expect(Object.values(others)).not.toContain(closed);
  expect(closed).toMatch(/andere site/);
});
