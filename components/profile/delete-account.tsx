'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/paths';
import { profileTexts as texts } from '@/lib/texts/profile';
import { uiTexts } from '@/lib/texts/ui';
import { leaveInput } from '@/lib/users/contract';
import { userCalls } from '@/lib/users/queries';

/** Leaving for good; asks for the password, so that nobody else does it (decisions, 'leaving'). */
export function DeleteAccount({ userId }: { userId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" className="text-ci-red-700">
          {texts.remove}
        </Button>
      }
      title={texts.removeTitle}
      description={texts.removeText}
    >
      <Form
        schema={leaveInput}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          await userCalls.remove(userId, { password }).catch((error: unknown) => {
            throw toTellable(error, texts.removeFailed);
          });
          // A whole page: nothing that is loaded belongs to anybody any more.
          window.location.assign(route('home'));
        }}
        errorText={texts.removeFailed}
        label={texts.removeTitle}
        className="mt-5"
      >
        <PasswordField name="password" label={texts.removePassword} autoComplete="current-password" />
        <div className="flex flex-wrap gap-3 pb-1">
          <SubmitButton variant="danger">{texts.remove}</SubmitButton>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {uiTexts.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
