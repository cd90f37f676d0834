'use client';

import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Elements } from '@/components/ui/elements';
import { intentOf, shownButtons } from '@/lib/listing-form/buttons';
import type { FormButton } from '@/lib/listing-form/buttons';
import type { Intent } from '@/lib/listing-form/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface FormButtonsProps {
  isNew: boolean;
  isDisabled: boolean;
  /** Set to the intent of the pressed button, for the submit handler to read. */
  intent: RefObject<Intent>;
  onPreview: () => void;
  /** What has to be read before pressing any of the buttons. */
  children: Elements;
}

/**
 * The buttons available in the current situation (docs/rules/listing-form.md#buttons), fixed at the bottom of the
 * screen.
 */
export function FormButtons({ isNew, isDisabled, intent, onPreview, children }: FormButtonsProps) {
  const { isDirty, isSubmitting } = useFormState();
  const [pressed, setPressed] = useState<FormButton>();
  const buttons = shownButtons({ isNew, isDisabled, isChanged: isDirty });
  const [asksOffline, setAsksOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function choose(button: Exclude<FormButton, 'preview'>) {
    intent.current = intentOf(button, isDisabled);
    setPressed(button);
    if (button !== 'save') form.current?.requestSubmit();
  }

  function onPress(button: FormButton) {
    if (button === 'preview') onPreview();
    else if (button === 'concept' && !isNew) setAsksOffline(true);
    else choose(button);
  }

  return (
    <>
      <div
        data-foot-bar
        className="sticky bottom-(--foot-bar) z-20 -mx-4 space-y-3 border-t border-ci-gray-200 bg-surface px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:rounded-t-panel sm:border-x sm:px-4 lg:mx-0"
      >
        {children}
        <div className="flex flex-wrap gap-1.5 sm:gap-3">
          {buttons.map((button) => (
            <Button
              key={button}
              // Enter in a field at most saves: it never publishes a listing or takes one offline.
              type={button === 'save' ? 'submit' : 'button'}
              size="sm"
              variant={button === 'publish' || button === 'save' ? 'primary' : 'secondary'}
              pending={isSubmitting && button === pressed}
              onClick={({ currentTarget }) => {
                form.current = currentTarget.form;
                onPress(button);
              }}
              className="max-sm:px-2"
            >
              {texts[button]}
            </Button>
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={asksOffline}
        onOpenChange={setAsksOffline}
        title={texts.offlineTitle}
        description={texts.offlineText}
        confirmLabel={texts.concept}
        destructive={false}
        onConfirm={() => choose('concept')}
      />
    </>
  );
}
