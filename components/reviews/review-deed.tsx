'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { refreshReviews } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';

interface ReviewDeedProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: string;
  text: string;
  /** The name of the text field in the API. */
  field: 'body' | 'reason';
  label: string;
  max: number;
  submit: string;
  danger?: boolean;
  /** Shown in a toast afterwards. */
  done: string;
  onSubmit: (text: string) => Promise<unknown>;
}

/** A dialog for an action that needs a text: an answer, a report, a reason. */
export function ReviewDeed(props: ReviewDeedProps) {
  const { field, label, max, submit, danger, done, onSubmit } = props;
  const schema = useMemo(() => z.object({ [field]: requiredText(max) }), [field, max]);
  const client = useQueryClient();
  const [open, setOpen] = useState(false);

  async function send({ [field]: text = '' }: Record<string, string>) {
    await onSubmit(text).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    setOpen(false);
    toast.success(done);
    await refreshReviews(client);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={props.trigger}
      title={props.title}
      description={props.text}
    >
      <Form
        schema={schema}
        defaultValues={{ [field]: '' }}
        onSubmit={send}
        errorText={texts.failed}
        label={props.title}
        className="mt-5"
      >
        <TextAreaField name={field} label={label} rows={5} counterMax={max} />
        <DialogFoot submit={submit} danger={danger} onCancel={() => setOpen(false)} />
      </Form>
    </Dialog>
  );
}
