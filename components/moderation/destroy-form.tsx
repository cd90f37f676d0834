'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { GroundPart } from '@/components/decisions/ground-part';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { groundDefaults } from '@/lib/decisions/ground-defaults';
import { MESSAGE_MAX } from '@/lib/message';
import { moderationCalls } from '@/lib/moderation/calls';
import type { DestroyInput } from '@/lib/moderation/contract';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface DestroyFormProps {
  listingId: number;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

/** Why a home is removed and on which ground, and whether its landlord's account is removed too. */
export function DestroyForm({ listingId, title, onDone, onClose }: DestroyFormProps) {
  async function destroy(values: DestroyInput) {
    await moderationCalls.destroy(listingId, values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    onClose();
    toast.success(texts.removed);
    onDone();
  }

  return (
    <Form
      schema={async () => (await import('@/lib/moderation/contract')).destroyInput}
      defaultValues={{ message: '', ...groundDefaults('offline'), remove_user: false }}
      onSubmit={destroy}
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
      <CheckboxField name="remove_user" label={texts.removeUser} />
      <Ground />
      <DialogFoot submit={texts.remove} danger onCancel={onClose} />
    </Form>
  );
}

/** The ground; an account removed too gets no statement of reasons, so it is then not asked, and reset. */
function Ground() {
  const { setValue } = useFormContext<{ ground: string; article: string; remove_user: boolean }>();
  const withUser: boolean = useWatch({ name: 'remove_user' });
  useEffect(() => {
    if (!withUser) return;
    const { ground, article } = groundDefaults('offline');
    setValue('ground', ground);
    setValue('article', article);
  }, [withUser, setValue]);
  return withUser ? null : <GroundPart measure="offline" />;
}
