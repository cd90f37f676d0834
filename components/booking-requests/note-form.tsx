'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toTellable } from '@/lib/api/tellable';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { toast } from '@/components/ui/toast';
import { NOTE_MAX } from '@/lib/booking-requests/limits';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingRequestQuery, noteMutation } from '@/lib/booking-requests/queries';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

const schema = async () => (await import('@/lib/booking-requests/contract')).noteInput;

/** The private note, with its counter. */
export function NoteForm({ request }: { request: BookingRequestDto }) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(noteMutation(request.id));
  return (
    <Form
      schema={schema}
      defaultValues={{ note: request.note ?? '' }}
      onSubmit={async ({ note }) => {
        const { data } = await mutateAsync(note).catch((error: unknown) => {
          throw toTellable(error, texts.noteFailed);
        });
        client.setQueryData(
          bookingRequestQuery(request.id).queryKey,
          (shown) => shown && { ...shown, ...data },
        );
        toast.success(texts.noteSaved);
      }}
      errorText={texts.noteFailed}
      label={texts.noteTitle}
    >
      <TextAreaField
        name="note"
        label={texts.noteTitle}
        help={texts.noteHelp}
        rows={5}
        counterMax={NOTE_MAX}
        optional
      />
      <SubmitButton variant="secondary">{texts.saveNote}</SubmitButton>
    </Form>
  );
}
