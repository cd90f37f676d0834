import { accountRows } from '@/tests/access/account-rows';
import { adminRows } from '@/tests/access/admin-rows';
import { alertRows } from '@/tests/access/alert-rows';
import { billingRows } from '@/tests/access/billing-rows';
import { listingRows } from '@/tests/access/listing-rows';
import { bookingRows } from '@/tests/access/booking-rows';
import { calendarRows } from '@/tests/access/calendar-rows';
import { changeoverRows } from '@/tests/access/changeover-rows';
import { dac7Rows } from '@/tests/access/dac7-rows';
import { contactRows } from '@/tests/access/contact-rows';
import { conversationRows } from '@/tests/access/conversation-rows';
import { manualBookingRows } from '@/tests/access/manual-booking-rows';
import { newsRows } from '@/tests/access/news-rows';
import { noticeRows } from '@/tests/access/notice-rows';
import { openRows } from '@/tests/access/open-rows';
import { ownListingRows } from '@/tests/access/own-listing-rows';
import { paymentRows } from '@/tests/access/payment-rows';
import { pushRows } from '@/tests/access/push-rows';
import { reviewRows } from '@/tests/access/review-rows';
import { shortStayReportRows } from '@/tests/access/short-stay-report-rows';
import { stayChangeRows } from '@/tests/access/stay-change-rows';
import { stayRows } from '@/tests/access/stay-rows';
import { deskRows } from '@/tests/access/desk-rows';
import { hostingRows } from '@/tests/access/hosting-rows';
import { textRows } from '@/tests/access/text-rows';
import type { Rows } from '@/tests/access/world';

/** Every call with who may make it. */
export const rows: Rows = {
  ...noticeRows,
  ...openRows,
  ...ownListingRows,
  ...bookingRows,
  ...manualBookingRows,
  ...calendarRows,
  ...contactRows,
  ...conversationRows,
  ...accountRows,
  ...adminRows,
  ...listingRows,
  ...newsRows,
  ...billingRows,
  ...stayRows,
  ...stayChangeRows,
  ...alertRows,
  ...paymentRows,
  ...pushRows,
  ...reviewRows,
  ...changeoverRows,
  ...hostingRows,
  ...deskRows,
  ...textRows,
  ...shortStayReportRows,
  ...dac7Rows,
};
