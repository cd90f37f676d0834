'use client';

import { useQueryClient } from '@tanstack/react-query';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { refreshReviews } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';

export interface ActionFormProps {
  title: string;
  /** The name of the one text field in the API call. */
  field: 'body' | 'reason';
  label: string;
  max: number;
  submit: string;
  /** Shown in a toast afterwards. */
  done: string;
  onSubmit: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** The form of an action that asks for some words. */
export function ActionForm(props: ActionFormProps) {
  const { title, field, label, max, submit, done, onSubmit, onClose } = props;
  const client = useQueryClient();

  async function send({ [field]: text = '' }: Record<string, string>) {
    await onSubmit(text).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    onClose();
    toast.success(done);
    await refreshReviews(client);
  }

  return (
    <Form
      schema={async () => (await import('@/lib/reviews/action-form')).actionForm(field, max)}
      defaultValues={{ [field]: '' }}
      onSubmit={send}
      errorText={texts.failed}
      label={title}
      className="mt-5"
    >
      <TextAreaField name={field} label={label} rows={5} counterMax={max} />
      <DialogFoot submit={submit} onCancel={onClose} />
    </Form>
  );
}
