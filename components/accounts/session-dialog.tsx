'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { signInWindow, tellSignedIn } from '@/components/accounts/signed-in-again';
import { useSignedInAgain } from '@/components/accounts/use-signed-in-again';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { returnParameter } from '@/lib/accounts/return-path';
import { renewWith } from '@/lib/api/session-end';
import { route } from '@/lib/desk-paths';
import { sessionEndTexts as texts } from '@/lib/texts/session-end';

/** Reports the outcome: whether this user is signed in again. */
type Settle = (isRenewed: boolean) => void;

/**
 * When a call fails because the session has ended, asks the user of the dashboard to sign in again. That happens in
 * another tab, however many steps it takes, so that this page keeps what was typed and chosen, including files; then
 * the call is retried.
 */
export function SessionDialog({ userId }: { userId: number }) {
  const [settle, setSettle] = useState<Settle | null>(null);

  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        setSettle(() => (isRenewed: boolean) => {
          setSettle(null);
          resolve(isRenewed);
        });
      });
    return renewWith(ask);
  }, []);
  useEffect(tellSignedIn, []);

  if (!settle) return null;
  // Last in the page, so that an open dialog does not treat a press on it as a press outside the dialog.
  return createPortal(<Question userId={userId} onSettle={settle} />, document.body);
}

function Question({ userId, onSettle }: { userId: number; onSettle: Settle }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useSignedInAgain(userId, () => onSettle(true));

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => onSettle(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-panel bg-surface p-5 text-ci-gray-800 shadow-lift backdrop:bg-night/50 sm:p-6"
    >
      <h2 id={titleId} className="text-xl leading-7">
        {texts.title}
      </h2>
      <p className="mt-3">{texts.text}</p>
      <p className="mt-3 text-ci-gray-600">{texts.help}</p>
      <form method="dialog" className="mt-5 flex flex-col gap-3 sm:flex-row">
        <LinkButton
          href={route('login', {}, { [returnParameter]: route('dashboard.today') })}
          target={signInWindow}
          rel="opener"
        >
          {texts.signIn}
        </LinkButton>
        <Button type="submit" variant="secondary">
          {texts.later}
        </Button>
      </form>
    </dialog>
  );
}
