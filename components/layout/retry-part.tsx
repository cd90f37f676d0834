'use client';

import { useState } from 'react';
import type { ComponentType } from 'react';
import { lazyPart, standIn } from '@/components/ui/lazy-part';
import { missingPartTexts } from '@/lib/texts/missing-part';
import { uiTexts } from '@/lib/texts/ui';

/** Says that a part failed to load, and tries again when asked: a reload would lose what was typed elsewhere. */
function retryPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // Shared, so that a part found again is found wherever it was missing.
  let again: ComponentType<Props> | undefined = undefined;
  return function Missing(props) {
    const [Part, setPart] = useState(() => again);
    if (Part) return <Part {...props} />;
    return (
      <div className="w-full p-6">
        <p role="alert" className="text-ci-red-700">
          {missingPartTexts.failed}
        </p>
        <button
          type="button"
          onClick={() => setPart(() => (again ??= lazyPart(load)))}
          className="link min-h-11"
        >
          {uiTexts.retry}
        </button>
      </div>
    );
  };
}

/** From now on, parts that fail to load can be tried again. */
export function offerRetry(): void {
  standIn.of = retryPart;
}
