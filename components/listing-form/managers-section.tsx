'use client';

import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { ManagersEditor } from '@/components/invitations/managers-editor';
import { useFieldId } from '@/components/forms/form-context';
import { messageOf } from '@/components/forms/use-field';
import type { Invited } from '@/lib/listing-form/managers';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface ManagersSectionProps {
  ownEmail: string;
  /** Those already invited. */
  invited: readonly Invited[];
}

/** The other managers of the calendar. */
export function ManagersSection({ ownEmail, invited }: ManagersSectionProps) {
  const id = useFieldId('managers');
  const { setValue, clearErrors, getFieldState } = useFormContext<ListingFormValues>();
  const formState = useFormState<ListingFormValues>({ name: 'managers' });
  const managers = useWatch<ListingFormValues, 'managers'>({ name: 'managers' });
  return (
    <FormSection title={texts.availability} intro={texts.availabilityHelp}>
      <ManagersEditor
        id={id}
        managers={managers}
        invited={invited}
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
