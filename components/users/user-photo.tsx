'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Portrait } from '@/components/landlord-facts/portrait';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { toTellable } from '@/lib/api/tellable';
import { profileTexts } from '@/lib/texts/profile';
import { userTexts as texts } from '@/lib/texts/users';
import { userCalls, userQuery } from '@/lib/users/queries';

/** The photo that guests see, and a button to remove it. */
export function UserPhoto({ user }: { user: UserDto }) {
  const client = useQueryClient();

  async function remove() {
    await userCalls.removePhoto(user.id).catch((error: unknown) => {
      throw toTellable(error, profileTexts.photoRemoveFailed);
    });
    client.setQueryData(userQuery(user.id).queryKey, { ...user, photo_url: null });
    toast.success(texts.photoRemoved);
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Portrait firstName={user.first_name} photoUrl={user.photo_url} />
      <ConfirmDialog
        trigger={
          <Button variant="secondary" size="sm">
            {profileTexts.photoRemove}
          </Button>
        }
        title={texts.photoQuestion(user.full_name)}
        confirmLabel={profileTexts.photoRemove}
        onConfirm={remove}
        errorText={profileTexts.photoRemoveFailed}
      />
    </div>
  );
}
