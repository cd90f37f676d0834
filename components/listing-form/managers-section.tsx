'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { messageOf } from '@/components/forms/use-field';
import { IconButton } from '@/components/ui/icon-button';
import { addManager } from '@/lib/listing-form/managers';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_MANAGERS } from '@/lib/listings/form-contract';
import { listingFormScreenTexts as texts, managerFaultTexts } from '@/lib/texts/listing-form-screen';

/** Who else keeps the calendar (spec D §5): Enter or the plus adds, pressing a row removes. */
export function ManagersSection({ ownEmail }: { ownEmail: string }) {
  const { setValue, clearErrors } = useFormContext<ListingFormValues>();
  const managers = useWatch<ListingFormValues, 'managers'>({ name: 'managers' });

  function change(next: string[]) {
    setValue('managers', next, { shouldDirty: true });
    clearErrors('managers');
  }

  return (
    <FormSection title={texts.availability} intro={texts.availabilityHelp}>
      {managers.length < MAX_MANAGERS ? (
        <AddManager managers={managers} ownEmail={ownEmail} onAdd={(email) => change([...managers, email])} />
      ) : (
        <p className="text-ci-gray-700">{texts.managersFull}</p>
      )}
      {managers.length > 0 && (
        <ul aria-label={texts.managers} className="space-y-2">
          {managers.map((email) => (
            <li key={email}>
              <button
                type="button"
                title={texts.removeManager}
                aria-label={texts.removeManagerNamed(email)}
                onClick={() => change(managers.filter((other) => other !== email))}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control bg-ci-gray-100 px-4 py-2 text-left hover:bg-ci-red-50"
              >
                <span className="min-w-0 break-words">{email}</span>
                <X aria-hidden className="size-5 shrink-0 text-ci-gray-600" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

interface AddManagerProps {
  managers: readonly string[];
  ownEmail: string;
  onAdd: (email: string) => void;
}

function AddManager({ managers, ownEmail, onAdd }: AddManagerProps) {
  const id = useFieldId('managers');
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name: 'managers' });
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const error = fault ?? messageOf(getFieldState('managers', formState).error);

  function add() {
    const result = addManager(managers, typed, ownEmail);
    if ('fault' in result) {
      setFault(managerFaultTexts[result.fault]);
      return;
    }
    onAdd(result.added);
    setTyped('');
    setFault(undefined);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds here; it does not send the form.
    event.preventDefault();
    add();
  }

  return (
    <FieldFrame id={id} label={texts.managerEmail} error={error} optional>
      <div className="flex gap-2">
        <input
          {...describe(id, { error })}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
          onKeyDown={onKeyDown}
          className="control"
        />
        <IconButton label={texts.addManager} variant="secondary" onClick={add}>
          <Plus aria-hidden className="size-5" />
        </IconButton>
      </div>
    </FieldFrame>
  );
}
