'use client';

import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { secondFactorCalls } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { leaveInput } from '@/lib/users/contract';

const texts = secondFactorTexts.reset;

/** For a user who lost app, passkeys and recovery codes; asks for the admin's own password. */
export function ResetFactors({ user }: { user: UserDto }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{texts.action}</Button>}
      title={texts.title(user.full_name)}
      description={texts.text}
    >
      <Form
        schema={leaveInput}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          await secondFactorCalls.reset(user.id, { password });
          setOpen(false);
          toast.success(texts.done);
        }}
        errorText={texts.failed}
        label={texts.title(user.full_name)}
        className="mt-5"
      >
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <DialogFoot submit={texts.confirm} danger onCancel={() => setOpen(false)} />
      </Form>
    </Dialog>
  );
}
