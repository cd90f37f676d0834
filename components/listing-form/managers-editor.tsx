'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { addManager } from '@/lib/listing-form/managers';
import { MAX_MANAGERS } from '@/lib/listings/form-contract';
import { listingFormScreenTexts as texts, managerFaultTexts } from '@/lib/texts/listing-form-screen';

interface ManagersEditorProps {
  /** Of the input. */
  id: string;
  managers: readonly string[];
  /** Those who accepted; of the others nothing is known. */
  accepted: readonly string[];
  /** The owner's, who is never in the list. */
  ownEmail: string;
  /** What is wrong with the list as a whole. */
  error?: string;
  onChange: (managers: string[]) => void;
}

/** A list of e-mail addresses: Enter or the plus adds, pressing a row removes. */
export function ManagersEditor({ managers, accepted, onChange, ...rest }: ManagersEditorProps) {
  return (
    <>
      {managers.length < MAX_MANAGERS ? (
        <AddManager managers={managers} {...rest} onAdd={(email) => onChange([...managers, email])} />
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
                aria-label={texts.removeManagerNamed(email, accepted.includes(email))}
                onClick={() => onChange(managers.filter((other) => other !== email))}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control bg-ci-gray-100 px-4 py-2 text-left hover:bg-ci-red-50"
              >
                <span className="min-w-0 grow wrap-anywhere">{email}</span>
                <Badge tone={accepted.includes(email) ? 'blue' : 'gray'}>
                  {accepted.includes(email) ? texts.managerActive : texts.managerInvited}
                </Badge>
                <X aria-hidden className="size-5 shrink-0 text-ci-gray-600" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface AddManagerProps extends Omit<ManagersEditorProps, 'onChange' | 'accepted'> {
  onAdd: (email: string) => void;
}

function AddManager({ id, managers, ownEmail, error: listError, onAdd }: AddManagerProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const error = fault ?? listError;

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
