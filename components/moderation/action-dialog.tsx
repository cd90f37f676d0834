'use client';

import { useState } from 'react';
import { OptionalMessage } from '@/components/forms/optional-message';
import { RequiredReason } from '@/components/forms/required-reason';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Elements } from '@/components/ui/elements';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import type { OpeningTrigger } from '@/components/ui/opening-button';

interface ActionDialogProps {
  /** The button that opens it, or else what is open. */
  trigger?: OpeningTrigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  /** False for an action that can be undone. */
  destructive?: boolean;
  /** Shown in a toast afterwards. */
  doneText: string;
  /** A refusal: the landlord reads why. */
  needsReason?: boolean;
  /** Performs the action with the message to the landlord. */
  onConfirm: (message: string) => Promise<unknown>;
  onDone: () => void;
  children?: Elements;
}

/** Confirms a moderation action, with a message to the landlord: optional, or the reason of a refusal. */
export function ActionDialog({
  needsReason,
  onConfirm,
  onDone,
  doneText,
  children,
  ...props
}: ActionDialogProps) {
  const [message, setMessage] = useState('');

  const lacksReason = needsReason && message.trim() === '';

  async function confirm() {
    if (lacksReason) throw new Error('no reason');
    await onConfirm(message).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    toast.success(doneText);
    onDone();
  }

  return (
    <ConfirmDialog
      trigger={props.trigger}
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.text}
      confirmLabel={props.confirmLabel}
      destructive={props.destructive}
      onConfirm={confirm}
      errorText={lacksReason ? texts.reasonMissing : texts.failed}
    >
      {children}
      {needsReason ? (
        <RequiredReason label={texts.reason} help={texts.reasonHelp} value={message} onChange={setMessage} />
      ) : (
        <OptionalMessage label={texts.message} value={message} onChange={setMessage} />
      )}
    </ConfirmDialog>
  );
}
