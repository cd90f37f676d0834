'use client';

import { useQueryClient } from '@tanstack/react-query';
import { DayField } from '@/components/forms/day-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { todayIn } from '@/lib/dates/day';
import type { LetterAppealInput } from '@/lib/decisions/contract';
import { APPEAL_MAX, APPELLANT_MAX } from '@/lib/decisions/measures';
import { decisionCalls, refreshAppeals } from '@/lib/decisions/queries';
import { letterAppealTexts as texts } from '@/lib/texts/letter-appeals';

/** Who appealed by letter, against which decision, when it came and what it says. */
export function EnterAppealForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();

  async function enter(values: LetterAppealInput) {
    await decisionCalls.enter(values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    onClose();
    toast.success(texts.done);
    await refreshAppeals(client);
  }

  return (
    <Form
      schema={async () => (await import('@/lib/decisions/contract')).letterAppealInput}
      defaultValues={{ reference: '', name: '', email: '', received_on: '', reason: '' }}
      onSubmit={enter}
      errorText={texts.failed}
      label={texts.enter}
      className="mt-5"
    >
      <TextField name="reference" label={texts.reference} help={texts.referenceHelp} autoComplete="off" />
      <TextField name="name" label={texts.name} maxLength={APPELLANT_MAX} autoComplete="off" />
      <TextField name="email" type="email" label={texts.email} autoComplete="off" />
      <DayField name="received_on" label={texts.received} max={todayIn()} />
      <TextAreaField name="reason" label={texts.reason} rows={6} counterMax={APPEAL_MAX} />
      <DialogFoot submit={texts.submit} onCancel={onClose} />
    </Form>
  );
}
