'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { ImpersonateDialog } from '@/components/users/impersonate-dialog';
import { MailDialog } from '@/components/users/mail-dialog';
import { ResetFactors } from '@/components/users/reset-factors';
import { SuspensionDialog } from '@/components/users/suspension-dialog';
import type { UserActionProps } from '@/components/users/user-action';
import { RequiredReason } from '@/components/forms/required-reason';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { RowMenu } from '@/components/ui/row-menu';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/desk-paths';
import { hasStaffRight } from '@/lib/staff/rights';
import type { StaffRight, StaffRole } from '@/lib/staff/rights';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { userTexts as texts } from '@/lib/texts/users';
import { refreshUserLists, userCalls } from '@/lib/users/queries';

type Action = 'factors' | 'suspension' | 'removal';

interface UserActionsProps {
  user: UserDto;
  /** The role of the current admin. */
  viewer: StaffRole | null;
}

/** Buttons to impersonate the user and to send them a mail, and a menu to suspend or delete them, as rights allow. */
export function UserActions({ user, viewer }: UserActionsProps) {
  const [action, setAction] = useState<Action | null>(null);
  const isSuspended = user.suspended_at !== null;
  const may = (right: StaffRight) =>
    hasStaffRight(viewer, right) && (!user.is_admin || hasStaffRight(viewer, 'admins'));
  const act = (name: Action, label: string) => ({
    label,
    onSelect: () => setAction(name),
    isDestructive: true,
  });
  const dialog = (name: Action) => ({
    user,
    open: action === name,
    onOpenChange: (open: boolean) => setAction(open ? name : null),
  });
  const suspension = act('suspension', isSuspended ? texts.unsuspend : texts.suspend);
  const acts = [
    ...(user.is_admin || !may('reset_factors') ? [] : [act('factors', secondFactorTexts.reset.action)]),
    ...(may('suspend') ? [{ ...suspension, isDestructive: !isSuspended }] : []),
    ...(may('remove_users') ? [act('removal', texts.remove)] : []),
  ];
  return (
    <>
      {!user.is_admin && !isSuspended && may('impersonate') && <ImpersonateButton user={user} />}
      {hasStaffRight(viewer, 'users') && <MailDialog user={user} />}
      {acts.length > 0 && <RowMenu of={user.full_name} acts={acts} />}
      <ResetFactors {...dialog('factors')} />
      <SuspensionDialog {...dialog('suspension')} />
      <RemovalDialog {...dialog('removal')} />
    </>
  );
}

/** Only possible once the address is confirmed, since only then is it known who the user is. */
function ImpersonateButton({ user }: { user: UserDto }) {
  const hintId = useId();
  if (user.email_verified_at !== null) return <ImpersonateDialog user={user} />;
  return (
    <div>
      <Button disabled aria-describedby={hintId}>
        {texts.impersonate}
      </Button>
      <p id={hintId} className="mt-1 max-w-60 text-ci-gray-600">
        {texts.impersonateUnverified}
      </p>
    </div>
  );
}

function RemovalDialog({ user, open, onOpenChange }: UserActionProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [message, setMessage] = useState('');

  const lacksReason = message.trim() === '';

  async function remove() {
    if (lacksReason) throw new Error('no reason');
    await userCalls.remove(user.id, { message }).catch((error: unknown) => {
      throw toTellable(error, texts.removeFailed);
    });
    toast.success(texts.removed);
    router.push(route('dashboard.admin.user.index'));
    await refreshUserLists(client);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.removeTitle(user.full_name)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={remove}
      errorText={lacksReason ? texts.removeReasonMissing : texts.removeFailed}
    >
      <RequiredReason
        label={texts.removeReason}
        help={texts.removeReasonHelp}
        value={message}
        onChange={setMessage}
      />
    </ConfirmDialog>
  );
}
