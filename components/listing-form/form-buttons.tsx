'use client';

import type { RefObject } from 'react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { intentOf, shownButtons } from '@/lib/listing-form/buttons';
import type { FormButton } from '@/lib/listing-form/buttons';
import type { Intent } from '@/lib/listing-form/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface FormButtonsProps {
  isNew: boolean;
  isDisabled: boolean;
  /** Where a pressed button leaves what it is about. */
  intent: RefObject<Intent>;
  onPreview: () => void;
}

/** The buttons that the situation asks for (spec D §2), always at hand at the foot of the screen. */
export function FormButtons({ isNew, isDisabled, intent, onPreview }: FormButtonsProps) {
  const { isDirty, isSubmitting } = useFormState();
  const [pressed, setPressed] = useState<FormButton>();
  const buttons = shownButtons({ isNew, isDisabled, isChanged: isDirty });
  const isOnline = !isNew && !isDisabled;

  function onPress(button: FormButton, form: HTMLFormElement | null) {
    if (button === 'preview') {
      onPreview();
      return;
    }
    intent.current = intentOf(button, isDisabled);
    setPressed(button);
    if (button !== 'save') form?.requestSubmit();
  }

  return (
    <>
      {isOnline && <p className="text-ci-gray-600">{texts.conceptOfOnline}</p>}
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-1.5 border-t border-ci-gray-200 bg-white px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-3 sm:rounded-t-panel sm:border-x sm:px-4 lg:mx-0">
        {buttons.map((button) => (
          <Button
            key={button}
            // Enter in a field saves at most: it never publishes, and never takes a listing offline.
            type={button === 'save' ? 'submit' : 'button'}
            size="sm"
            variant={button === 'publish' || button === 'save' ? 'primary' : 'secondary'}
            pending={isSubmitting && button === pressed}
            onClick={({ currentTarget }) => onPress(button, currentTarget.form)}
            className="max-sm:px-2"
          >
            {texts[button]}
          </Button>
        ))}
      </div>
    </>
  );
}
