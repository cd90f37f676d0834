'use client';

import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { ManagersEditor } from '@/components/listing-form/managers-editor';
import { useFieldId } from '@/components/forms/form-context';
import { messageOf } from '@/components/forms/use-field';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface ManagersSectionProps {
  ownEmail: string;
  /** Addresses whose readers accepted. */
  accepted: readonly string[];
}

/** Who else keeps the calendar. */
export function ManagersSection({ ownEmail, accepted }: ManagersSectionProps) {
  const id = useFieldId('managers');
  const { setValue, clearErrors, getFieldState } = useFormContext<ListingFormValues>();
  const formState = useFormState<ListingFormValues>({ name: 'managers' });
  const managers = useWatch<ListingFormValues, 'managers'>({ name: 'managers' });
  return (
    <FormSection title={texts.availability} intro={texts.availabilityHelp}>
      <ManagersEditor
        id={id}
        managers={managers}
        accepted={accepted}
        ownEmail={ownEmail}
        error={messageOf(getFieldState('managers', formState).error)}
        onChange={(next) => {
          setValue('managers', next, { shouldDirty: true });
          clearErrors('managers');
        }}
      />
    </FormSection>
  );
}
