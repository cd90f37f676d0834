'use client';

import { useEffect, useRef } from 'react';
import { AdvancedFields } from '@/components/search/advanced-fields';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { FieldsModel } from '@/lib/search/overview-model';
import { searchFormTexts as texts } from '@/lib/texts/search-form';
import { uiTexts } from '@/lib/texts/ui';

interface FilterPanelProps {
  fields: FieldsModel;
  /** What the button says that shows the homes. */
  show: string;
}

const titleId = 'search-filters';

/**
 * Everything that is not asked first. A disclosure without script; with script its dialog opens over the page, and each
 * choice in it is a search behind it, which its button counts.
 */
export function FilterPanel({ fields, show }: FilterPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const follow = () => {
    if (details.current?.open && !dialog.current?.open) dialog.current?.showModal();
    else if (!details.current?.open) dialog.current?.close();
  };
  // Somebody may have opened it before the script was there.
  useEffect(follow, []);
  const close = () => dialog.current?.close();

  return (
    <details ref={details} onToggle={follow}>
      <summary className="chip list-none [&::-webkit-details-marker]:hidden">
        <Icon name="sliders-horizontal" className="size-5 shrink-0" />
        {texts.more}
      </summary>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        closedby="any"
        onClose={() => details.current?.removeAttribute('open')}
        className="filter-dialog"
      >
        <div className="flex items-center justify-between px-5 pt-4 sm:px-6 noscript:hidden">
          <h2 id={titleId} className="text-xl">
            {texts.filters}
          </h2>
          <IconButton label={uiTexts.close} size="sm" onClick={close} className="-mr-2">
            <Icon name="x" className="size-5" />
          </IconButton>
        </div>
        <div className="@container min-h-0 overflow-y-auto px-5 py-4 whitespace-normal sm:px-6">
          <AdvancedFields fields={fields} />
        </div>
        <div className="border-t border-ci-gray-200 px-5 py-3 sm:px-6">
          <Button type="submit" onClick={close} className="figures w-full">
            <span aria-live="polite" className="noscript:hidden">
              {show}
            </span>
            <span className="hidden noscript:inline">{texts.submit}</span>
          </Button>
        </div>
      </dialog>
    </details>
  );
}
