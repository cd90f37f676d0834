'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequiredReason } from '@/components/forms/required-reason';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { SignalDto } from '@/lib/signals/contract';
import { refreshSignals, signalCalls } from '@/lib/signals/queries';
import { signalTexts as texts } from '@/lib/texts/signals';

/** Dismisses a signal with a reason, or reopens one. */
export function SignalActions({ signal: { id, dismissal } }: { signal: SignalDto }) {
  return dismissal ? <Reopen id={id} /> : <Dismiss id={id} />;
}

function Dismiss({ id }: { id: number }) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const lacksReason = reason.trim() === '';
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {texts.dismiss}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.dismissTitle}
        description={texts.dismissText}
        confirmLabel={texts.dismiss}
        destructive={false}
        errorText={lacksReason ? texts.reasonMissing : texts.failed}
        onConfirm={async () => {
          if (lacksReason) throw new Error('no reason');
          await signalCalls.dismiss(id, reason).catch((error: unknown) => {
            throw toTellable(error, texts.failed);
          });
          toast.success(texts.dismissDone);
          await refreshSignals(client);
        }}
      >
        <RequiredReason label={texts.reason} help={texts.reasonHelp} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}

function Reopen({ id }: { id: number }) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function reopen() {
    setPending(true);
    try {
      await signalCalls.reopen(id);
      toast.success(texts.reopened);
      await refreshSignals(client);
    } catch {
      toast.error(texts.failed);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={() => void reopen()}>
      {texts.reopen}
    </Button>
  );
}
