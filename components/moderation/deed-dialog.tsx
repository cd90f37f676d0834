'use client';

import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { MODERATION_MESSAGE_MAX } from '@/lib/moderation/contract';
import { formTexts } from '@/lib/texts/forms';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface DeedDialogProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  text: string;
  confirmLabel: string;
  /** false: for a deed that can be undone. */
  destructive?: boolean;
  /** Stands in the toast afterwards. */
  doneText: string;
  /** Does it, with the word to the owner. */
  onConfirm: (message: string) => Promise<unknown>;
  onDone: () => void;
  children?: ReactNode;
}

/** Asks before an act of moderation, with room for a word to the owner (spec D §5, 'Moderation message'). */
export function DeedDialog({ onConfirm, onDone, doneText, children, ...props }: DeedDialogProps) {
  const id = useId();
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
      <div>
        <label htmlFor={id} className="block font-semibold text-ci-gray-900">
          {texts.message} <span className="font-normal text-ci-gray-600">{formTexts.optional}</span>
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={MODERATION_MESSAGE_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          className="control mt-1.5"
        />
      </div>
    </ConfirmDialog>
  );
}
