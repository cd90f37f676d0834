'use client';

import { Suspense, useEffect, useId, useState } from 'react';
import { TextAreaField } from '@/components/forms/text-area-field';
import { lazyPart } from '@/components/ui/lazy-part';
import { canTranslate } from '@/lib/languages/translator';
import { DESCRIPTION_LENGTH, MAX_ARRIVAL_INFO, MAX_HOUSE_RULES } from '@/lib/listings/form-limits';
import { translatedLanguages } from '@/lib/listings/translated-languages';
import type { TranslatedLanguage } from '@/lib/listings/translated-languages';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { otherLanguageTexts as texts } from '@/lib/texts/other-languages';

const TranslationDraft = lazyPart(
  async () => (await import('@/components/listing-form/translation-draft')).TranslationDraft,
);

const fields = [
  { name: 'description', label: listingFormScreenTexts.description, rows: 7, max: DESCRIPTION_LENGTH.max },
  { name: 'house_rules', label: listingFormScreenTexts.houseRules, rows: 4, max: MAX_HOUSE_RULES },
  { name: 'arrival_info', label: listingFormScreenTexts.arrivalInfo, rows: 4, max: MAX_ARRIVAL_INFO },
] as const;

/** Description, house rules and arrival info, language by language. */
export function TranslationFields() {
  const drafted = useDraftedLanguages();
  return (
    <>
      <p className="max-w-prose text-ci-gray-700">{texts.listingHelp}</p>
      {drafted.length > 0 && <p className="mt-2 max-w-prose text-ci-gray-700">{texts.draftHelp}</p>}
      {translatedLanguages.map((language) => (
        <FieldsOfLanguage key={language} language={language} mayDraft={drafted.includes(language)} />
      ))}
    </>
  );
}

/** The languages for which this browser can make a first version. */
function useDraftedLanguages(): readonly TranslatedLanguage[] {
  const [found, setFound] = useState<readonly TranslatedLanguage[]>([]);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const able = await Promise.all(translatedLanguages.map(canTranslate));
      if (!isGone) setFound(translatedLanguages.filter((_language, index) => able[index]));
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}

function FieldsOfLanguage({ language, mayDraft }: { language: TranslatedLanguage; mayDraft: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 space-y-5 border-t border-ci-gray-200 pt-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-lg">
          {texts.names[language]}
        </h3>
        {mayDraft && (
          <Suspense>
            <TranslationDraft language={language} />
          </Suspense>
        )}
      </div>
      {fields.map(({ name, label, rows, max }) => (
        <TextAreaField
          key={name}
          name={`translations.${language}.${name}`}
          label={texts.inLanguage(label, texts.names[language])}
          lang={language}
          rows={rows}
          counterMax={max}
          optional
        />
      ))}
    </section>
  );
}
