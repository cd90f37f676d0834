'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { roles } from '@/lib/accounts/roles';
import { profileTexts as texts } from '@/lib/texts/profile';
import { userCalls, userQuery } from '@/lib/users/queries';

/**
 * 'Word verhuurder': lets a co-landlord become a landlord with listings of their own (docs/rules/accounts.md#roles).
 */
export function BecomeLandlord({ user }: { user: UserDto }) {
  const client = useQueryClient();
  const router = useRouter();

  async function become() {
    const { first_name, last_name, email } = user;
    const { data } = await userCalls.update(user.id, {
      first_name,
      last_name,
      email,
      user_role_id: roles.landlord,
    });
    client.setQueryData(userQuery(user.id).queryKey, data);
    toast.success(texts.becameLandlord);
    // The menu depends on the role.
    router.refresh();
  }

  return (
    <Card tone="sand">
      <h2 className="text-xl">{texts.landlordTitle}</h2>
      <p className="mt-3">{texts.landlordText}</p>
      <div className="mt-5">
        <ConfirmDialog
          trigger={<Button>{texts.becomeLandlord}</Button>}
          title={texts.landlordQuestion}
          description={texts.landlordAnswer}
          confirmLabel={texts.becomeLandlord}
          destructive={false}
          onConfirm={become}
          errorText={texts.saveFailed}
        />
      </div>
    </Card>
  );
}
