'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-styles';
import { signOut } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';

/** Signs out and goes home with a whole load, so that nothing of the session stays on the screen. */
export function LogoutButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const [pending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    try {
      await signOut();
    } catch {
      // Signed out elsewhere, or no network: the next page shows which.
    }
    window.location.assign(route('home'));
  }

  return (
    <Button onClick={leave} pending={pending} {...look}>
      {children}
    </Button>
  );
}
