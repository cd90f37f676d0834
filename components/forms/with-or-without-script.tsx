'use client';

import { useEffect, useRef, useState } from 'react';
import { PressesKept } from '@/components/forms/presses-kept';
import type { Elements } from '@/components/ui/elements';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isBegun, plainFormAttribute, putPlainFormsBack, takePlainFormsOut } from '@/lib/forms/plain-form';
import { patience } from '@/lib/interest/interest';

interface WithOrWithoutScriptProps {
  /** The form that guides. */
  form: Elements;
  /** The same form with the browser's own means alone. */
  plain: Elements;
  /** The plain one was sent and refused: it stands there again, script or not. */
  isRefused: boolean;
  /** On a public page, whose scripts wait for interest. */
  keepsPresses?: boolean;
}

/** served: both, as the server sent them; style sheets decide which is seen (`needs-script` in app/globals.css). */
type Stage = 'served' | 'guided' | 'plain';

// As soon as this script runs, before React does.
if (typeof window !== 'undefined') {
  takePlainFormsOut();
  setTimeout(() => {
    if (!('awake' in document.documentElement.dataset)) putPlainFormsBack();
  }, patience);
}

/**
 * The form that guides where script answers, the plain one everywhere else: where none runs, and where it does not come
 * or cannot be read. Whoever has begun to fill in the plain one by the time it comes goes on with that.
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
  const look = { ref: plainBox, className: isServed ? 'needs-no-script' : undefined };
  return (
    <>
      {stage !== 'plain' && (
        <div className={isServed ? 'needs-script' : undefined}>
          <PressesKept value={isServed && keepsPresses}>{form}</PressesKept>
        </div>
      )}
      {typeof window === 'undefined' ? (
        <div {...look} {...{ [plainFormAttribute]: '' }}>
          {plain}
        </div>
      ) : (
        // The browser leaves what was sent to the script that takes it out.
        stage !== 'guided' && (
          <div
            {...look}
            {...{ [plainFormAttribute]: '' }}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        )
      )}
    </>
  );
}
