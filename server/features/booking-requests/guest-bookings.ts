import 'server-only';

import { statusToWire } from '@/lib/booking-requests/lifecycle';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { forgetPayments } from '@/server/features/booking-requests/booking-payments';
import { exportedPush, toExportedPush } from '@/server/features/push/exported-push';
import { forgetPush } from '@/server/features/push/forget-push';
import { withoutGuest } from '@/server/features/booking-requests/without-guest';
import { timeOfColumn } from '@/server/columns';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { lockRequestsOfGuest } from '@/server/lock-order';
import { exportedAgreements, toExportedAgreement } from '@/server/features/requests/agreement-columns';
import { exportedMessages, toExportedMessage } from '@/server/features/requests/exported-thread';
import { stayChangesSelect, toChanges } from '@/server/features/requests/change-columns';
import { toGuests, toldStaySelect, toStayed } from '@/server/features/requests/stayed-columns';
import { forgetThreads } from '@/server/features/requests/forget-threads';
import type { GuestSource } from '@/server/erasures/guest-source';

/** A guest's requests and stays. The owner's private note is left out of the export, and erased with the rest. */
export const guestBookings: GuestSource = {
  async read(address) {
    const found = await prisma().$queryRaw<{ id: number }[]>`
      SELECT id FROM booking_requests WHERE lower(email) = lower(${address})`;
    const rows = await prisma().bookingRequest.findMany({
      where: { id: { in: found.map(({ id }) => id) } },
      include: {
        listing: { select: { slug: true, nameHolidayHome: true } },
        messages: exportedMessages,
        payments: true,
        paymentRequests: { orderBy: { id: 'asc' } },
        depositReturn: true,
        agreements: exportedAgreements,
        ...stayChangesSelect,
        toldStay: { select: toldStaySelect },
        pushSubscriptions: exportedPush,
      },
      orderBy: { id: 'asc' },
    });
    return rows.map((row) => ({
      number: row.uuid,
      code: row.code,
      listing: row.listing.nameHolidayHome ?? row.listing.slug,
      status: statusToWire(row.status),
      start_date: utcDateToDay(row.startDate),
      end_date: utcDateToDay(row.endDate),
      first_name: row.firstName,
      last_name: row.lastName,
      date_of_birth: row.dateOfBirth && utcDateToDay(row.dateOfBirth),
      email: row.email,
      phone_number: row.phoneNumber,
      street_name: row.streetName,
      house_number: row.houseNumber,
      city: row.city,
      country: row.country,
      number_of_adults: row.numberOfAdults,
      number_of_children: row.numberOfChildren,
      number_of_babies: row.numberOfBabies,
      number_of_pets: row.numberOfPets,
      other_guests: toGuests(row.otherGuests),
      stayed: toStayed(row.toldStay),
      message: row.message,
      price: row.price,
      quote: row.quote,
      terms: row.terms,
      check_in: row.checkIn && timeOfColumn(row.checkIn),
      check_out: row.checkOut && timeOfColumn(row.checkOut),
      reply: row.reply,
      messages: row.messages.map(toExportedMessage),
      payments: row.payments.map(({ amountCents, paidAt, kind }) => ({
        amount_cents: amountCents,
        paid_at: utcDateToDay(paidAt),
        kind,
      })),
      payment_requests: row.paymentRequests.map(({ kind, amountCents, dueDate, reference, canceledAt }) => ({
        ...{ kind, amount_cents: amountCents, reference },
        due_date: utcDateToDay(dueDate),
        canceled: canceledAt !== null,
      })),
      deposit_return: row.depositReturn && {
        returned_cents: row.depositReturn.returnedCents,
        reason: row.depositReturn.reason,
        returned_at: row.depositReturn.returnedAt.toISOString(),
      },
      agreements: row.agreements.map(toExportedAgreement),
      locale: row.locale,
      changes: toChanges(row).changes,
      push_subscriptions: row.pushSubscriptions.map(toExportedPush),
      created_at: row.createdAt.toISOString(),
    }));
  },

  async erase(tx, address) {
    const ids = await lockRequestsOfGuest(tx, address);
    const where = { id: { in: ids } };
    const rows = await tx.bookingRequest.findMany({
      where,
      select: {
        uuid: true,
        code: true,
        status: true,
        endDate: true,
        firstName: true,
        lastName: true,
        listing: { select: { slug: true, nameHolidayHome: true } },
      },
    });
    const today = dayToUtcDate(todayIn());
    const isExpected = rows.some(
      ({ status, endDate }) => (status === 'pending' || status === 'approved') && endDate >= today,
    );
    if (isExpected) throw new DomainError('guest_expected');
    await tx.bookingRequest.updateMany({ where, data: withoutGuest() });
    await forgetThreads(tx, { bookingRequestId: ids });
    await forgetPayments(tx, ids);
    await forgetPush(tx, ids);
    const marks = rows.flatMap(({ uuid, code, firstName, lastName, listing }) => [
      [uuid],
      [code],
      [`${firstName} ${lastName}`, listing.nameHolidayHome ?? listing.slug],
    ]);
    return { rows: rows.length, ids, marks };
  },
};
