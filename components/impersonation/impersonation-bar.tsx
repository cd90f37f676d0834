'use client';

import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { errorMessage } from '@/lib/api/client';
import { route } from '@/lib/desk-paths';
import { impersonationTexts as texts } from '@/lib/texts/impersonation';
import { impersonationCalls } from '@/lib/impersonation/calls';

/** Shows whom an admin is impersonating, with a button to stop (docs/rules/users.md#acting-as-a-user). */
export function ImpersonationBar({ name }: { name: string }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function leave() {
    setPending(true);
    try {
      await impersonationCalls.leave();
      // A full page load: everything loaded so far belongs to the impersonated user.
      window.location.assign(route('dashboard.admin.user.index'));
    } catch (error) {
      setFailure(errorMessage(error, texts.leaveFailed));
      setPending(false);
    }
  }

  return (
    <div className="bg-ci-blue-deep text-white">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="flex items-center gap-2">
          <UserRoundCheck aria-hidden className="size-5 shrink-0" />
          <Words>{texts.acting(name)}</Words>
        </p>
        <p role="alert">{failure}</p>
        <Button variant="inverse" size="sm" onClick={() => void leave()} pending={pending}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}
