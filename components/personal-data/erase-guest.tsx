'use client';

import { useId, useState } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { guestDataCalls } from '@/lib/personal-data/calls';
import { ERASE_REASON_MAX } from '@/lib/personal-data/limits';
import type { ErasedDto, EraseGuestInput } from '@/lib/personal-data/contract';
import { guestSourceNames } from '@/lib/personal-data/sources';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';

const schema = async () => (await import('@/lib/personal-data/contract')).eraseGuestInput;

/** '2 aanvragen, 1 e-mail' */
function erasedText(erased: ErasedDto): string {
  const parts = guestSourceNames.flatMap((name) => {
    const count = erased[name] ?? 0;
    return count > 0 ? [texts.sources[name](count)] : [];
  });
  return parts.length > 0 ? texts.erased(parts.join(', ')) : texts.nothingErased;
}

/** Erases a guest's data everywhere, after a confirmation that repeats the address. */
export function EraseGuest() {
  const id = useId();
  const [asked, setAsked] = useState<EraseGuestInput | null>(null);
  const [round, setRound] = useState(0);

  async function erase(values: EraseGuestInput) {
    const { data } = await guestDataCalls.erase(values).catch((error: unknown) => {
      throw toTellable(error, texts.eraseFailed);
    });
    setRound((before) => before + 1);
    toast.success(erasedText(data));
  }

  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id}>{texts.eraseTitle}</h2>
        <p className="mt-2 text-ci-gray-700">{texts.eraseText}</p>
        {/* A new form after each guest, so that the previous address disappears from the screen. */}
        <Form
          key={round}
          schema={schema}
          defaultValues={{ email: '', reason: '' }}
          onSubmit={setAsked}
          errorText={texts.eraseFailed}
          label={texts.eraseTitle}
          className="mt-5"
        >
          <TextField name="email" type="email" label={texts.email} autoComplete="off" />
          <TextAreaField
            name="reason"
            label={texts.reason}
            help={texts.reasonHelp}
            rows={3}
            counterMax={ERASE_REASON_MAX}
          />
          <SubmitButton variant="secondary">{texts.erase}</SubmitButton>
        </Form>
      </section>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? texts.eraseConfirm(asked.email) : ''}
        description={texts.eraseConfirmText}
        confirmLabel={texts.erase}
        onConfirm={() => (asked ? erase(asked) : undefined)}
        errorText={texts.eraseFailed}
      />
    </Card>
  );
}
