'use client';

import type { UserActionProps } from '@/components/users/user-action';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { secondFactorCalls } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const schema = async () => (await import('@/lib/users/contract')).leaveInput;

const texts = secondFactorTexts.reset;

/** Resets the second factors of a user who lost app, passkeys and recovery codes; asks for the admin's own password. */
export function ResetFactors({ user, open, onOpenChange }: UserActionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(user.full_name)}
      description={texts.text}
    >
      <Form
        schema={schema}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          await secondFactorCalls.reset(user.id, { password });
          onOpenChange(false);
          toast.success(texts.done);
        }}
        errorText={texts.failed}
        label={texts.title(user.full_name)}
        className="mt-5"
      >
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <DialogFoot submit={texts.confirm} danger onCancel={() => onOpenChange(false)} />
      </Form>
    </Dialog>
  );
}
