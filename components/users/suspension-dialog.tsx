'use client';

import { useQueryClient } from '@tanstack/react-query';
import { GroundPart } from '@/components/decisions/ground-part';
import type { UserActionProps } from '@/components/users/user-action';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { groundDefaults } from '@/lib/decisions/ground-defaults';
import { userTexts as texts } from '@/lib/texts/users';
import type { SuspensionInput } from '@/lib/users/contract';
import { SUSPENSION_REASON_MAX } from '@/lib/users/limits';
import { refreshUserLists, userCalls, userQuery } from '@/lib/users/queries';

/** Suspends a user, with a reason, or lifts the suspension. */
export function SuspensionDialog({ user, open, onOpenChange }: UserActionProps) {
  const client = useQueryClient();
  const isSuspended = user.suspended_at !== null;

  async function change(values: Omit<SuspensionInput, 'suspended'>) {
    const suspended = !isSuspended;
    const { data } = await userCalls.suspend(user.id, { suspended, ...values }).catch((error: unknown) => {
      throw toTellable(error, texts.suspendFailed);
    });
    onOpenChange(false);
    toast.success(suspended ? texts.suspendDone : texts.unsuspendDone);
    client.setQueryData(userQuery(user.id).queryKey, data);
    await refreshUserLists(client);
  }

  const action = isSuspended ? texts.unsuspend : texts.suspend;
  const title = isSuspended ? texts.unsuspendTitle(user.full_name) : texts.suspendTitle(user.full_name);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={isSuspended ? texts.unsuspendText : texts.suspendText}
    >
      <Form
        schema={async () => {
          const { suspendForm, unsuspendForm } = await import('@/lib/users/contract');
          return isSuspended ? unsuspendForm : suspendForm;
        }}
        defaultValues={isSuspended ? { reason: '' } : { reason: '', ...groundDefaults('suspended') }}
        onSubmit={change}
        errorText={texts.suspendFailed}
        label={title}
        className="mt-5"
      >
        <TextAreaField
          name="reason"
          label={texts.suspendReason}
          help={texts.suspendReasonHelp}
          rows={4}
          counterMax={SUSPENSION_REASON_MAX}
          optional={isSuspended}
        />
        {!isSuspended && <GroundPart measure="suspended" />}
        <DialogFoot submit={action} danger={!isSuspended} onCancel={() => onOpenChange(false)} />
      </Form>
    </Dialog>
  );
}
