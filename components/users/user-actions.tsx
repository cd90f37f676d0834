'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { MailDialog } from '@/components/users/mail-dialog';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/paths';
import { formTexts } from '@/lib/texts/forms';
import { userTexts as texts } from '@/lib/texts/users';
import { impersonationCalls } from '@/lib/users/impersonation-calls';
import { refreshUserLists, userCalls } from '@/lib/users/queries';

/** Acting as the user, writing to them, removing them. */
export function UserActions({ user }: { user: UserDto }) {
  return (
    <>
      {!user.is_admin && <ImpersonateButton user={user} />}
      <MailDialog user={user} />
      <RemoveButton user={user} />
    </>
  );
}

/** Only a confirmed address shows who somebody is (spec D §2 'Admin'). */
function ImpersonateButton({ user }: { user: UserDto }) {
  const hintId = useId();
  const [pending, setPending] = useState(false);
  const isVerified = user.email_verified_at !== null;

  async function impersonate() {
    setPending(true);
    try {
      await impersonationCalls.start(user.id);
      // A whole page: everything that is loaded belongs to the admin.
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

function RemoveButton({ user }: { user: UserDto }) {
  const client = useQueryClient();
  const router = useRouter();
  const id = useId();
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
      trigger={<Button variant="secondary">{texts.remove}</Button>}
      title={texts.removeTitle(user.full_name)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={remove}
      errorText={texts.removeFailed}
    >
      <div>
        <label htmlFor={id} className="block font-semibold text-ci-gray-900">
          {texts.removeMessage} <span className="font-normal text-ci-gray-600">{formTexts.optional}</span>
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          className="control mt-1.5"
        />
      </div>
    </ConfirmDialog>
  );
}
