'use client';

import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { forgetText, saveText, savedText } from '@/lib/device-memory';
import { writeDraft } from '@/lib/listing-form/draft';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface KeepDraftProps {
  /** Identifies the draft on this device. */
  name: string;
  /** The form's values without the draft. */
  initial: ListingFormValues;
  /** `updated_at` of the listing; null for a new one. */
  base: string | null;
  /** True once the form was saved; from then on no draft is stored. */
  isSaved: RefObject<boolean>;
}

/** Delay before storing, in milliseconds: doing so at every keystroke would slow down typing. */
const pause = 400;

/** Stores what is typed on this device, and restores it when the form is opened again. */
export function KeepDraft({ name, initial, base, isSaved }: KeepDraftProps) {
  const { getValues, reset, subscribe } = useFormContext<ListingFormValues>();
  const [isRestored, setIsRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isGone = false;
    /** The fields edited while the code that reads a draft was fetched: they keep what was typed now. */
    const edited = new Set<string>();
    const restore = async (text: string) => {
      const { readDraft } = await import('@/lib/listing-form/read-draft');
      const saved = readDraft(text, initial, base, Date.now());
      if (!saved || isGone) return;
      const unedited = Object.entries(saved).filter(([field]) => !edited.has(field));
      reset({ ...getValues(), ...Object.fromEntries(unedited) }, { keepDefaultValues: true });
      setIsRestored(true);
    };
    const text = savedText(name);
    if (text !== null) void restore(text);
    const write = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (isSaved.current) return;
      const text = writeDraft(getValues(), initial, base, Date.now());
      if (text === null) forgetText(name);
      else saveText(name, text);
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name: field }) => {
        if (field !== undefined) edited.add(field.split('.', 1).join());
        clearTimeout(timer.current);
        timer.current = setTimeout(write, pause);
      },
    });
    const onHide = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      isGone = true;
      unsubscribe();
      onHide();
      window.removeEventListener('pagehide', onHide);
    };
  }, [name, initial, base, isSaved, getValues, reset, subscribe]);

  function startOver() {
    reset(initial);
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetText(name);
    setIsRestored(false);
  }

  if (!isRestored) return null;
  return (
    <Alert live>
      <p>{texts.restored}</p>
      <Button variant="quiet" size="sm" className="-ml-4" onClick={startOver}>
        {texts.startOver}
      </Button>
    </Alert>
  );
}
