'use client';

import { GroundPart } from '@/components/decisions/ground-part';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { groundDefaults } from '@/lib/decisions/ground-defaults';
import { MESSAGE_MAX } from '@/lib/message';
import { moderationCalls } from '@/lib/moderation/calls';
import type { DenialInput } from '@/lib/moderation/contract';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface DenyFormProps {
  listingId: number;
  title: string;
  submit: string;
  onDone: () => void;
  onClose: () => void;
}

/** Why a home is denied, and on which ground. */
export function DenyForm({ listingId, title, submit, onDone, onClose }: DenyFormProps) {
  async function deny(values: DenialInput) {
    await moderationCalls.deny(listingId, values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    onClose();
    toast.success(texts.denied);
    onDone();
  }

  return (
    <Form
      schema={async () => (await import('@/lib/moderation/contract')).denialInput}
      defaultValues={{ message: '', ...groundDefaults('denied') }}
      onSubmit={deny}
      errorText={texts.failed}
      label={title}
      className="mt-5"
    >
      <TextAreaField
        name="message"
        label={texts.reason}
        help={texts.reasonHelp}
        rows={4}
        counterMax={MESSAGE_MAX}
      />
      <GroundPart measure="denied" />
      <DialogFoot submit={submit} danger onCancel={onClose} />
    </Form>
  );
}
