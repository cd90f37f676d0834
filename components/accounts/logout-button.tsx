'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonAppearance } from '@/components/ui/button-styles';
import { toast } from '@/components/ui/toast';
import { signOut } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { logoutTexts } from '@/lib/texts/logout';

/**
 * Signs out and goes to the home page with a full page load, so that nothing of the session stays on screen. Errors are
 * shown in a toast.
 */
export function LogoutButton({ children, ...appearance }: ButtonAppearance & { children: ReactNode }) {
  const [pending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    try {
      await signOut();
    } catch (error) {
      // Still signed in, perhaps on a shared device: going home would look like success.
      toast.error(error, logoutTexts.failed);
      setPending(false);
      return;
    }
    window.location.assign(route('front-page'));
  }

  return (
    <Button onClick={leave} pending={pending} {...appearance}>
      {children}
    </Button>
  );
}
