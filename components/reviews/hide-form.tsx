'use client';

import { useQueryClient } from '@tanstack/react-query';
import { GroundPart } from '@/components/decisions/ground-part';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { groundDefaults } from '@/lib/decisions/ground-defaults';
import type { VisibilityInput } from '@/lib/reviews/contract';
import { REASON_MAX } from '@/lib/reviews/limits';
import { refreshReviews, reviewCalls } from '@/lib/reviews/queries';
import { reviewDeskTexts as texts } from '@/lib/texts/review-desk';

interface HideFormProps {
  reviewId: number;
  title: string;
  onClose: () => void;
}

/** Why a review is hidden, and on which ground. */
export function HideForm({ reviewId, title, onClose }: HideFormProps) {
  const client = useQueryClient();

  async function hide(values: Omit<VisibilityInput, 'hidden'>) {
    await reviewCalls.setVisibility(reviewId, { hidden: true, ...values }).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    onClose();
    toast.success(texts.hideDone);
    await refreshReviews(client);
  }

  return (
    <Form
      schema={async () => (await import('@/lib/reviews/contract')).hidingForm}
      defaultValues={{ reason: '', ...groundDefaults('hidden') }}
      onSubmit={hide}
      errorText={texts.failed}
      label={title}
      className="mt-5"
    >
      <TextAreaField name="reason" label={texts.reason} rows={5} counterMax={REASON_MAX} />
      <GroundPart measure="hidden" />
      <DialogFoot submit={texts.hide} danger onCancel={onClose} />
    </Form>
  );
}
