'use client';

import { useEffect, useEffectEvent } from 'react';
import { hearSignIn } from '@/components/accounts/signed-in-again';
import { whoIsBack } from '@/lib/accounts/viewer';

/** Calls back once this user is signed in again. If another user signed in, the page reloads as theirs. */
export function useSignedInAgain(userId: number, onBack: () => void): void {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    let isOver = false;
    async function check() {
      const who = await whoIsBack(userId);
      if (isOver || who === 'nobody') return;
      isOver = true;
      if (who === 'same') back();
      else window.location.reload();
    }
    const end = hearSignIn(() => void check());
    return () => {
      isOver = true;
      end();
    };
  }, [userId]);
}
