'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Moved } from '@/components/planning/timeline';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { refreshBookingRequests } from '@/lib/booking-requests/queries';
import { refreshCalendar } from '@/lib/calendar/queries';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { barLabel, barNights, barText } from '@/lib/planning/cell-text';
import { saveEnd } from '@/lib/planning/save-end';
import { obstacleOf } from '@/lib/planning/timeline';
import { formatDays } from '@/lib/format/date';
import { planningTexts as texts } from '@/lib/texts/planning';

interface LengthPanelProps {
  moved: Moved;
  onDone: () => void;
}

/** Confirms a changed end of a bar: the new days, the previous length, and any conflict. */
export function LengthPanel({ moved, onDone }: LengthPanelProps) {
  const { listing, bar, range } = moved;
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveEnd(listing.slug, bar, range.end),
    onSettled: () => Promise.all([refreshCalendar(client, listing.slug), refreshBookingRequests(client)]),
  });
  const obstacle = obstacleOf(listing, bar, range);

  async function keep() {
    try {
      await save.mutateAsync();
      toast.success(texts.moved);
      onDone();
    } catch (error) {
      toast.error(toTellable(error, texts.moveFailed));
    }
  }

  return (
    <>
      <p className="font-semibold text-ci-gray-900">{`${listing.name}, ${barLabel(bar)}`}</p>
      <p className="figures text-ci-gray-900">
        {`${formatDays(range.start, range.end)} · ${nightCountText(nights(range))}`}
      </p>
      <p className="figures mb-4 text-ci-gray-700">{texts.was(barNights(bar))}</p>
      {obstacle ? (
        <Alert tone="error">{texts.taken(barText(obstacle))}</Alert>
      ) : (
        <p className="text-ci-gray-700">{texts.fits}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!obstacle && (
          <Button pending={save.isPending} onClick={keep}>
            {texts.keep}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {texts.leave}
        </Button>
      </div>
    </>
  );
}
