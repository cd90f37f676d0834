'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { MailDialog } from '@/components/users/mail-dialog';
import { ResetFactors } from '@/components/users/reset-factors';
import { SuspensionDialog } from '@/components/users/suspension-dialog';
import type { UserActionProps } from '@/components/users/user-action';
import { OptionalMessage } from '@/components/forms/optional-message';
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
import { impersonationCalls } from '@/lib/impersonation/calls';
import { refreshUserLists, userCalls } from '@/lib/users/queries';

type Action = 'factors' | 'suspension' | 'removal';

interface UserActionsProps {
  user: UserDto;
  /** The role of the admin who looks. */
  viewer: StaffRole | null;
}

/** Buttons to impersonate the user and to send them a mail; a menu to suspend or delete them: what this admin may. */
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
  const [pending, setPending] = useState(false);
  const isVerified = user.email_verified_at !== null;

  async function impersonate() {
    setPending(true);
    try {
      await impersonationCalls.start(user.id);
      // A full page load: everything loaded so far belongs to the admin.
      window.location.assign(route('dashboard'));
    } catch (error) {
      toast.error(error, texts.impersonateFailed);
      setPending(false);
    }
  }

  return (
    <div>
      <Button
        onClick={() => void impersonate()}
        pending={pending}
        disabled={!isVerified}
        aria-describedby={isVerified ? undefined : hintId}
      >
        {texts.impersonate}
      </Button>
      {!isVerified && (
        <p id={hintId} className="mt-1 max-w-60 text-ci-gray-600">
          {texts.impersonateUnverified}
        </p>
      )}
    </div>
  );
}

function RemovalDialog({ user, open, onOpenChange }: UserActionProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [message, setMessage] = useState('');

  async function remove() {
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
      errorText={texts.removeFailed}
    >
      <OptionalMessage label={texts.removeMessage} value={message} onChange={setMessage} />
    </ConfirmDialog>
  );
}
