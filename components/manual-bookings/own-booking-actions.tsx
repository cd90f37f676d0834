'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { refreshBookingRequestLists } from '@/lib/booking-requests/queries';
import { refreshCalendar } from '@/lib/calendar/queries';
import { removeManualBooking } from '@/lib/manual-bookings/queries';
import { manualBookingTexts as texts } from '@/lib/texts/manual-bookings';

const ManualBookingForm = lazyPart(
  async () => (await import('@/components/manual-bookings/manual-booking-form')).ManualBookingForm,
);

interface OwnBookingActionsProps {
  booking: BookingRequestDto;
  /** Called after the booking was removed. */
  onRemoved: () => void;
}

/** Buttons to change and remove an own booking. */
export function OwnBookingActions({ booking, onRemoved }: OwnBookingActionsProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { slug } = booking.listing;

  async function remove() {
    await removeManualBooking(booking.id).catch((error: unknown) => {
      throw toTellable(error, texts.removeFailed);
    });
    toast.success(texts.removed);
    onRemoved();
    await Promise.all([refreshCalendar(client, slug), refreshBookingRequestLists(client)]);
  }

  return (
    <>
      {booking.status === 'approved' && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          trigger={<Button variant="secondary">{texts.edit}</Button>}
          title={texts.editTitle(booking.name)}
        >
          <ManualBookingForm
            slug={slug}
            booking={booking}
            onDone={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
      <ConfirmDialog
        trigger={<Button variant="quiet">{texts.remove}</Button>}
        title={texts.removeTitle(booking.name)}
        description={texts.removeText}
        confirmLabel={texts.removeSubmit}
        onConfirm={remove}
        errorText={texts.removeFailed}
      />
    </>
  );
}
