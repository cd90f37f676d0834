'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { formTexts } from '@/lib/texts/forms';

/** A message in a form that needs JavaScript, shown until the script has loaded. */
export function ScriptMissing() {
  if (useHydrated()) return null;
  return (
    <div className="needs-no-script">
      <p className="rounded-control border border-ci-red-200 bg-ci-red-50 p-4 text-ci-gray-800">
        {formTexts.scriptMissing}
      </p>
    </div>
  );
}
