'use client';

import { useState } from 'react';
import { OptionalMessage } from '@/components/forms/optional-message';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Elements } from '@/components/ui/elements';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import type { OpeningTrigger } from '@/components/ui/opening-button';

interface ActionDialogProps {
  /** The button that opens it. */
  trigger: OpeningTrigger;
  title: string;
  text: string;
  confirmLabel: string;
  /** False for an action that can be undone. */
  destructive?: boolean;
  /** Shown in a toast afterwards. */
  doneText: string;
  /** Performs the action with the message to the landlord. */
  onConfirm: (message: string) => Promise<unknown>;
  onDone: () => void;
  children?: Elements;
}

/** Confirms a moderation action, with an optional message to the landlord. */
export function ActionDialog({ onConfirm, onDone, doneText, children, ...props }: ActionDialogProps) {
  const [message, setMessage] = useState('');

  async function confirm() {
    await onConfirm(message).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    toast.success(doneText);
    onDone();
  }

  return (
    <ConfirmDialog
      trigger={props.trigger}
      title={props.title}
      description={props.text}
      confirmLabel={props.confirmLabel}
      destructive={props.destructive}
      onConfirm={confirm}
      errorText={texts.failed}
    >
      {children}
      <OptionalMessage label={texts.message} value={message} onChange={setMessage} />
    </ConfirmDialog>
  );
}
