'use client';

import { useEffect, useRef, useState } from 'react';
import { HeldPresses } from '@/components/forms/held-presses';
import type { Elements } from '@/components/ui/elements';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isBegun, plainFormAttribute, putPlainFormsBack, takePlainFormsOut } from '@/lib/forms/plain-form';
import { patience } from '@/lib/first-interaction/first-interaction';

interface WithOrWithoutScriptProps {
  /** The interactive form. */
  form: Elements;
  /** The same form as plain HTML. */
  plain: Elements;
  /** The plain form was submitted and rejected: it is shown again, with or without JavaScript. */
  isRefused: boolean;
  /** For a public page, whose scripts load on first interest. */
  keepsPresses?: boolean;
}

/**
 * 'served': both forms, as rendered by the server; CSS decides which is visible (`needs-script` in app/globals.css).
 */
type Stage = 'served' | 'guided' | 'plain';

// As soon as this script runs, before React hydrates.
if (typeof window !== 'undefined') {
  takePlainFormsOut();
  setTimeout(() => {
    if (!('awake' in document.documentElement.dataset)) putPlainFormsBack();
  }, patience);
}

/**
 * The interactive form where its script runs, the plain one everywhere else: when JavaScript is disabled, and when the
 * script fails to load or parse. A visitor who has started filling in the plain form by the time the script loads
 * continues with that one.
 */
export function WithOrWithoutScript({
  form,
  plain,
  isRefused,
  keepsPresses = false,
}: WithOrWithoutScriptProps) {
  const isAnswering = useHydrated();
  const [stage, setStage] = useState<Stage>(isAnswering ? 'guided' : 'served');
  const plainBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isInPlain = plainBox.current !== null && isBegun(plainBox.current);
    setStage((now) => (now === 'served' && isInPlain ? 'plain' : 'guided'));
  }, []);

  if (isRefused) return plain;
  const isServed = stage === 'served';
  const check = { ref: plainBox, className: isServed ? 'needs-no-script' : undefined };
  return (
    <>
      {stage !== 'plain' && (
        <div className={isServed ? 'needs-script' : undefined}>
          <HeldPresses value={isServed && keepsPresses}>{form}</HeldPresses>
        </div>
      )}
      {typeof window === 'undefined' ? (
        <div {...check} {...{ [plainFormAttribute]: '' }}>
          {plain}
        </div>
      ) : (
        // In the browser React leaves the server-rendered content alone: the script above takes the plain form out.
        stage !== 'guided' && (
          <div
            {...check}
            {...{ [plainFormAttribute]: '' }}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        )
      )}
    </>
  );
}
