'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysInWords } from '@/components/booking-requests/booking-request-facts';
import { Message, RequestPart } from '@/components/requests/request-parts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { partyText } from '@/lib/booking-requests/party';
import { refreshBookingRequests } from '@/lib/booking-requests/queries';
import { formatEuro } from '@/lib/money/euro';
import { answerChange, takeChangeBack } from '@/lib/stay-changes/queries';
import { changeDeskTexts as texts } from '@/lib/texts/stay-changes';

const ChangeForm = lazyPart(
  async () => (await import('@/components/booking-requests/change-form')).ChangeForm,
);

/** The open change, with what the landlord can do about it. */
export function ChangePart({ request, mayDecide }: { request: BookingRequestDetail; mayDecide: boolean }) {
  const client = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const { id, change, locale } = request;
  if (!change) return null;

  async function take(name: string, step: () => Promise<unknown>) {
    setPending(name);
    try {
      await step();
      toast.success(texts.done);
    } catch (error) {
      toast.error(toTellable(error, texts.failed), texts.failed);
    }
    await refreshBookingRequests(client);
    setPending(null);
  }

  const button = (name: string, step: () => Promise<unknown>, variant?: 'secondary') => (
    <Button
      variant={variant}
      pending={pending === name}
      disabled={pending !== null && pending !== name}
      onClick={() => void take(name, step)}
    >
      {name}
    </Button>
  );
  return (
    <RequestPart title={change.by === 'guest' ? texts.byGuest : texts.byLandlord}>
      <p className="figures mb-4 text-ci-gray-900">
        {[daysInWords(change), partyText(change), formatEuro(change.total_cents)].join(' · ')}
      </p>
      {change.message !== null && (
        <Message text={change.message} language={change.by === 'guest' ? locale : 'nl'} />
      )}
      {mayDecide && (
        <div className="mt-4 flex flex-wrap gap-3">
          {change.by === 'guest' ? (
            <>
              {button(texts.accept, () => answerChange(id, change.id, 'accept'))}
              {button(texts.decline, () => answerChange(id, change.id, 'decline'), 'secondary')}
            </>
          ) : (
            button(texts.takeBack, () => takeChangeBack(id, change.id), 'secondary')
          )}
        </div>
      )}
    </RequestPart>
  );
}

/** Asks the guest of an approved stay for a change. */
export function ChangeDialog({ request }: { request: BookingRequestDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{texts.propose}</Button>}
      title={texts.propose}
      description={texts.proposeText}
    >
      <ChangeForm request={request} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
