'use client';

import { Link } from '@/components/ui/link';
import { siteOf, sourceOf } from '@/components/calendar/day-notes';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FactList } from '@/components/ui/fact-list';
import { LinkButton } from '@/components/ui/link-button';
import type { BookedPeriod } from '@/lib/calendar/contract';
import type { Day } from '@/lib/dates/day';
import { formatHour, formatLongDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';

const texts = ownerCalendarTexts.stay;

interface StayDialogProps {
  isOpen: boolean;
  /** The stays on the pressed night. */
  stays: readonly BookedPeriod[];
  /** Whether the user may open the request behind a stay. */
  maySeeRequests: boolean;
  /** Past nights cannot be selected. */
  today: Day;
  onClose: () => void;
  onChoose: (stay: BookedPeriod) => void;
}

/** Who stays, from when and until when. */
export function StayDialog({ isOpen, stays, onClose, ...rest }: StayDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={titleOf(stays)}
    >
      <div className="space-y-6">
        {stays.some(({ conflict }) => conflict) && (
          <Alert tone="error" title={texts.conflictTitle}>
            {texts.conflictText}
          </Alert>
        )}
        {stays.map((stay) => (
          <Stay key={`${sourceOf(stay)} ${stay.start_date}`} stay={stay} onClose={onClose} {...rest} />
        ))}
      </div>
    </Dialog>
  );
}

const titleOf = (stays: readonly BookedPeriod[]) => {
  if (stays.every(({ closed }) => closed)) return texts.titleClosed;
  return stays.length > 1 ? texts.titleMany : texts.title;
};

interface StayProps extends Omit<StayDialogProps, 'isOpen' | 'stays'> {
  stay: BookedPeriod;
}

function Stay({ stay, maySeeRequests, today, onClose, onChoose }: StayProps) {
  const { meta, start_date, end_date } = stay;
  const isOwn = sourceOf(stay) === 'internal';
  const facts = [
    ...(isOwn && maySeeRequests
      ? [{ label: texts.guest, value: meta?.guest_full_name ?? meta?.guest_name }]
      : []),
    { label: texts.checkIn, value: dayAndTime(start_date, meta?.check_in, texts.from) },
    { label: texts.checkOut, value: dayAndTime(end_date, meta?.check_out, texts.until) },
    { label: texts.source, value: siteOf(stay) },
    ...(meta?.summary ? [{ label: texts.summary, value: meta.summary }] : []),
  ];
  return (
    <div className="border-t border-ci-gray-200 pt-6 first:border-0 first:pt-0">
      <FactList facts={facts} empty={texts.noGuest} />
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {maySeeRequests && meta?.booking_id && (
          <LinkButton
            as={Link}
            href={route('dashboard.booking-request.show', { id: meta.booking_id })}
            variant="secondary"
            size="sm"
          >
            {texts.request}
          </LinkButton>
        )}
        {!isOwn && end_date > today && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onChoose(stay);
              onClose();
            }}
          >
            {texts.chooseNights}
          </Button>
        )}
      </div>
    </div>
  );
}

function dayAndTime(day: Day, time: string | null | undefined, say: (time: string) => string): string {
  return [formatLongDay(day), time && say(formatHour(time))].filter(Boolean).join(', ');
}
