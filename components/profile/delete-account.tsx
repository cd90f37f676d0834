'use client';

import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/paths';
import { profileTexts as texts } from '@/lib/texts/profile';
import { userCalls } from '@/lib/users/queries';

const schema = async () => (await import('@/lib/users/contract')).leaveInput;

/** Deletes the account; asks for the password, so that nobody else does it (docs/rules/accounts.md#leaving). */
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
        schema={schema}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          await userCalls.remove(userId, { password }).catch((error: unknown) => {
            throw toTellable(error, texts.removeFailed);
          });
          // A full page load: nothing loaded so far may remain.
          window.location.assign(route('front-page'));
        }}
        errorText={texts.removeFailed}
        label={texts.removeTitle}
        className="mt-5"
      >
        <PasswordField name="password" label={texts.removePassword} autoComplete="current-password" />
        <DialogFoot submit={texts.remove} danger onCancel={() => setOpen(false)} />
      </Form>
    </Dialog>
  );
}
