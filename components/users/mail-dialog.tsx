'use client';

import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { toTellable } from '@/lib/api/tellable';
import { userTexts as texts } from '@/lib/texts/users';
import { MAIL_MESSAGE_MAX } from '@/lib/users/limits';
import { userCalls } from '@/lib/users/queries';

const schema = async () => (await import('@/lib/users/contract')).userMailInput;

/** Sends a mail to one user. */
export function MailDialog({ user }: { user: UserDto }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{texts.mailTitle}</Button>}
      title={texts.mailTitle}
      description={`${user.full_name}, ${user.email}`}
    >
      <Form
        schema={schema}
        defaultValues={{ subject: '', message: '' }}
        onSubmit={async (values) => {
          const { message } = await userCalls.mail(user.id, values).catch((error: unknown) => {
            throw toTellable(error, texts.sendFailed);
          });
          setOpen(false);
          toast.success(message);
        }}
        errorText={texts.sendFailed}
        label={texts.mailTitle}
        className="mt-5"
      >
        <TextField name="subject" label={texts.subject} autoComplete="off" />
        <TextAreaField name="message" label={texts.message} rows={8} counterMax={MAIL_MESSAGE_MAX} />
        <DialogFoot submit={texts.send} onCancel={() => setOpen(false)} />
      </Form>
    </Dialog>
  );
}
