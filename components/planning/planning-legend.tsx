'use client';

import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { barClasses } from '@/components/planning/bar-classes';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { PanelAt } from '@/components/ui/panel-at';
import { Words } from '@/components/ui/words';
import type { BarKind } from '@/lib/planning/timeline';
import { barKindTexts, planningTexts as texts } from '@/lib/texts/planning';

const kinds: readonly BarKind[] = ['stay', 'own', 'imported', 'closed', 'request', 'block'];

/** An expandable explanation of the bars and of how to select nights. */
export function PlanningLegend() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        size="sm"
        label={texts.legend}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Info aria-hidden className="size-5" />
      </IconButton>
      <PanelAt open={open} onClose={() => setOpen(false)} anchor={() => button.current} title={texts.legend}>
        <ul className="space-y-2">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-3 text-ci-gray-800">
              <span aria-hidden className={cn('h-6 w-14 shrink-0 rounded-full', barClasses[kind])} />
              <Words>{barKindTexts[kind]}</Words>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ci-gray-700">{texts.figures}</p>
        <p className="mt-4 text-ci-gray-700 pointer-fine:hidden">{texts.touchHelp}</p>
        <p className="mt-4 text-ci-gray-700 pointer-coarse:hidden">{texts.help}</p>
      </PanelAt>
    </>
  );
}
