'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { addManager } from '@/lib/listing-form/add-manager';
import { invitationState } from '@/lib/listing-form/managers';
import type { InvitationState, Invited } from '@/lib/listing-form/managers';
import { MAX_MANAGERS } from '@/lib/listings/form-limits';
import { listingFormScreenTexts as texts, managerFaultTexts } from '@/lib/texts/listing-form-screen';

interface ManagersEditorProps {
  /** The id of the input. */
  id: string;
  managers: readonly string[];
  /** Those already invited, and whether they accepted; the others are invited when the list is saved. */
  invited: readonly Invited[];
  /** The landlord's own address, which is never in the list. */
  ownEmail: string;
  /** An error about the list as a whole. */
  error?: string;
  onChange: (managers: string[]) => void;
}

/** A list of e-mail addresses: Enter or the plus button adds one, pressing a row removes it. */
export function ManagersEditor({ managers, invited, onChange, ...rest }: ManagersEditorProps) {
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
              <Row
                email={email}
                state={invitationState(invited, email)}
                onRemove={() => onChange(managers.filter((other) => other !== email))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const states = {
  accepted: { tone: 'blue', text: texts.managerActive },
  invited: { tone: 'gray', text: texts.managerInvited },
  'to-invite': { tone: 'sand', text: texts.managerToInvite },
} as const satisfies Record<InvitationState, { tone: BadgeTone; text: string }>;

interface RowProps {
  email: string;
  state: InvitationState;
  onRemove: () => void;
}

/** An address and the state of its invitation; pressing it removes it. */
function Row({ email, state, onRemove }: RowProps) {
  const { tone, text } = states[state];
  return (
    <button
      type="button"
      title={texts.removeManager}
      aria-label={texts.removeManagerNamed(email, text)}
      onClick={onRemove}
      className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-ci-gray-100 px-4 py-2 text-left hover:bg-ci-red-50"
    >
      <span className="min-w-0 grow wrap-anywhere">{email}</span>
      <Badge tone={tone}>{text}</Badge>
      <X aria-hidden className="size-5 shrink-0 text-ci-gray-600" />
    </button>
  );
}

interface AddManagerProps extends Omit<ManagersEditorProps, 'onChange' | 'invited'> {
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
    // Enter adds an address; it must not submit the form.
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
