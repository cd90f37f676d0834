'use client';

import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { translationFault } from '@/lib/languages/translation-fault';
import { translationProgress } from '@/lib/languages/translation-progress';
import { translateDutch } from '@/lib/languages/translator';
import { translatedFields } from '@/lib/listing-form/translations';
import type { ListingFormValues } from '@/lib/listing-form/values';
import type { TranslatedLanguage } from '@/lib/listings/translated-languages';
import { otherLanguageTexts as texts } from '@/lib/texts/other-languages';
import { translationTexts } from '@/lib/texts/translation';

interface Told {
  text: string;
  isFault?: boolean;
}

/**
 * A button by which a browser that can translates the Dutch texts on this device, into those fields of a language that
 * are still empty. It is hidden while there is nothing to translate.
 */
export function TranslationDraft({ language }: { language: TranslatedLanguage }) {
  const { setFocus } = useFormContext<ListingFormValues>();
  const hasWork = useHasWork(language);
  const fillIn = useFillIn(language);
  const [told, setTold] = useState<Told | null>(null);
  const [stop, setStop] = useState<AbortController | null>(null);
  useEffect(() => () => stop?.abort(), [stop]);

  async function make(): Promise<void> {
    const controller = new AbortController();
    setStop(controller);
    setTold({ text: translationTexts.working });
    try {
      const filled = await fillIn(controller.signal, (text) => setTold({ text }));
      setTold({ text: texts.drafted });
      if (filled) setFocus(filled);
      // So that it is read from its beginning.
      if (document.activeElement instanceof HTMLTextAreaElement)
        document.activeElement.setSelectionRange(0, 0);
    } catch (error) {
      const text = translationFault(error);
      setTold(text === null ? null : { text, isFault: true });
    }
    setStop(null);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className={told?.isFault ? 'text-ci-red-700' : 'text-ci-gray-700'}>
        {told?.text}
      </p>
      {(hasWork || stop) && (
        <Button size="sm" variant="secondary" onClick={() => (stop ? stop.abort() : void make())}>
          <span>{stop ? translationTexts.stop : texts.draft}</span>
          {!stop && <VisuallyHidden>{` ${texts.draftIn(texts.names[language])}`}</VisuallyHidden>}
        </Button>
      )}
    </div>
  );
}

const isEmpty = (text: string) => text.trim() === '';

/** Whether a Dutch text still lacks its translation. */
function useHasWork(language: TranslatedLanguage): boolean {
  const dutch = useWatch<ListingFormValues, typeof translatedFields>({ name: translatedFields });
  const typed = useWatch<ListingFormValues, `translations.${TranslatedLanguage}`>({
    name: `translations.${language}`,
  });
  return translatedFields.some((field, index) => !isEmpty(dutch[index] ?? '') && isEmpty(typed[field]));
}

/** Fills fields that are still empty by then: somebody may be typing. Resolves with the first field that it filled. */
function useFillIn(language: TranslatedLanguage) {
  const { getValues, setValue } = useFormContext<ListingFormValues>();
  const pathOf = (field: (typeof translatedFields)[number]) => `translations.${language}.${field}` as const;
  return async (signal: AbortSignal, tell: (text: string) => void) => {
    const filled: ReturnType<typeof pathOf>[] = [];
    const onDownload = (part: number) => tell(translationProgress(part));
    await translateDutch({ to: language, signal, onDownload }, async (translate) => {
      for (const field of translatedFields) {
        const dutch = getValues(field);
        if (isEmpty(dutch) || !isEmpty(getValues(pathOf(field)))) continue;
        const text = await translate(dutch);
        if (!isEmpty(getValues(pathOf(field)))) continue;
        setValue(pathOf(field), text, { shouldDirty: true });
        filled.push(pathOf(field));
      }
    });
    return filled[0];
  };
}
