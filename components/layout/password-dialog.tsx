'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { askPasswordWith } from '@/lib/api/password-again';

const PasswordQuestion = lazyPart(
  async () => (await import('@/components/layout/password-question')).PasswordQuestion,
);

interface Question {
  sentence: string;
  settle: (isGiven: boolean) => void;
}

/**
 * Asks for the password whenever the server wants it confirmed (status 423); then the refused call is retried with its
 * original input. Rendered once per page, but not for an impersonating admin, whose password would not count.
 */
export function PasswordDialog() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(
    () =>
      askPasswordWith(
        (sentence) =>
          new Promise((settle) => {
            setQuestion({ sentence, settle });
            setOpen(true);
          }),
      ),
    [],
  );

  function finish(isGiven: boolean) {
    setOpen(false);
    question?.settle(isGiven);
  }

  if (!question) return null;
  return (
    <Suspense>
      <PasswordQuestion open={open} sentence={question.sentence} onFinish={finish} />
    </Suspense>
  );
}
