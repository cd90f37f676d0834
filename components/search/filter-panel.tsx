'use client';

import { Suspense, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { AdvancedFields } from '@/components/search/advanced-fields';
import { NewFields } from '@/components/search/new-fields';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { staticPart } from '@/components/ui/static-part';
import { route } from '@/lib/paths';
import { writeRange } from '@/lib/search/number-range';
import type { FieldsModel } from '@/lib/search/overview-model';
import { panelOpen, panelParameter } from '@/lib/search/panel';
import { searchFormTexts as texts } from '@/lib/texts/search-form';
import { uiTexts } from '@/lib/texts/ui';

interface FilterPanelProps {
  fields: FieldsModel;
  /** The label of the button that shows the results. */
  show: string;
  /** Whether the page was requested with all filters shown. */
  isSentOpen: boolean;
}

const panelId = 'search-filters';
const titleId = `${panelId}-title`;

const load = async () => (await import('@/components/search/advanced-fields')).AdvancedFields;
const LaterFields = lazyPart(load);

/**
 * The state of the fields: not rendered, server-rendered for visitors without JavaScript, loading their script, or
 * rendered in the form.
 */
type Stage = 'none' | 'sent' | 'coming' | 'there';

/**
 * All further filters. Most visitors never open them, so the page includes only their chosen values, no fields. With
 * JavaScript the fields open in a dialog over the page, where each choice at once starts a search behind it, whose
 * count the button shows; without it, the button requests the page with the fields.
 */
export function FilterPanel({ fields, show, isSentOpen }: FilterPanelProps) {
  const [isOpenAtFirst] = useState(isSentOpen);
  const [stage, setStage] = useState<Stage>(isSentOpen ? 'sent' : 'none');
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const tellForm = useContext(NewFields);
  const takeOver = useCallback(() => {
    setStage('there');
    tellForm();
  }, [tellForm]);

  const follow = () => {
    const isOpen = details.current?.open ?? false;
    if (isOpen) setStage((before) => (before === 'there' ? before : 'coming'));
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    else if (!isOpen) dialog.current?.close();
  };
  // The dialog may have been opened before the script loaded; and the fields appear only after it was opened.
  useEffect(follow, [stage]);
  const close = () => dialog.current?.close();

  return (
    <>
      <details
        ref={details}
        open={isOpenAtFirst}
        onToggle={follow}
        data-back-step
        className="noscript:hidden"
      >
        <summary
          onPointerEnter={() => void load().catch(() => undefined)}
          className="chip list-none [&::-webkit-details-marker]:hidden"
        >
          <PanelLabel />
        </summary>
      </details>
      <button
        type="submit"
        formAction={`${route('listing.index')}#${panelId}`}
        {...(stage === 'none' && { name: panelParameter, value: panelOpen })}
        aria-expanded={stage !== 'none'}
        className="chip hidden noscript:inline-flex"
      >
        <PanelLabel />
      </button>
      {(stage === 'none' || stage === 'coming') && <ChosenFields fields={fields} />}
      {stage !== 'none' && (
        <dialog
          ref={dialog}
          id={panelId}
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
            {stage === 'sent' ? (
              <SentFields fields={fields} />
            ) : (
              <Suspense fallback={<FieldsToCome />}>
                <LaterFields fields={fields} onDrawn={takeOver} />
              </Suspense>
            )}
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
      )}
    </>
  );
}

/** No Suspense boundary, whose content React would reveal by script; in the browser they stay as sent. */
const SentFields = staticPart(typeof window === 'undefined' ? AdvancedFields : null, load);

function PanelLabel() {
  return (
    <>
      <Icon name="sliders-horizontal" className="size-5 shrink-0" />
      <span>{texts.more}</span>
    </>
  );
}

/** The chosen values as hidden fields, for a form without those fields. */
function ChosenFields({ fields: { advanced, price, bbox } }: Pick<FilterPanelProps, 'fields'>) {
  const chosen = { ...advanced.values, price: price ? writeRange(price) : '', bbox: bbox ?? '' };
  return Object.entries(chosen)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function FieldsToCome() {
  return (
    <SkeletonGroup className="grid gap-x-4 gap-y-5 sm:@md:grid-cols-2 md:@2xl:grid-cols-3">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </SkeletonGroup>
  );
}
