'use client';

import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { UserDto } from '@/lib/accounts/contract';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/desk-paths';
import { impersonationCalls } from '@/lib/impersonation/calls';
import { IMPERSONATION_REASON_MAX } from '@/lib/users/limits';
import { userTexts as texts } from '@/lib/texts/users';

const schema = async () => (await import('@/lib/impersonation/contract')).impersonationForm;

/** Asks for a reason, which the user will read, and signs in as the user. */
export function ImpersonateDialog({ user }: { user: UserDto }) {
  const [open, setOpen] = useState(false);
  const title = texts.impersonateTitle(user.full_name);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{texts.impersonate}</Button>}
      title={title}
      description={texts.impersonateText}
    >
      <Form
        schema={schema}
        defaultValues={{ reason: '' }}
        onSubmit={async ({ reason }) => {
          await impersonationCalls.start(user.id, reason).catch((error: unknown) => {
            throw toTellable(error, texts.impersonateFailed);
          });
          // A full page load: everything loaded so far belongs to the admin.
          window.location.assign(route('dashboard'));
        }}
        errorText={texts.impersonateFailed}
        label={title}
        className="mt-5"
      >
        <TextAreaField
          name="reason"
          label={texts.impersonateReason}
          help={texts.impersonateReasonHelp}
          rows={4}
          counterMax={IMPERSONATION_REASON_MAX}
        />
        <DialogFoot submit={texts.impersonateSubmit} onCancel={() => setOpen(false)} />
      </Form>
    </Dialog>
  );
}
