'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldFrame } from '@/components/forms/field-frame';
import { toast } from '@/components/ui/toast';
import { changeManagerRole } from '@/lib/calendar/queries';
import { managerRoles } from '@/lib/listings/manager-roles';
import type { ManagerRole } from '@/lib/listings/manager-roles';
import type { OwnListing } from '@/lib/listings/contract';
import { managerRoleTexts as texts } from '@/lib/texts/manager-roles';

interface RoleChoiceProps {
  label: string;
  value: ManagerRole;
  disabled?: boolean;
  onChange: (role: ManagerRole) => void;
}

/** What a helper may do, as a native select. */
export function RoleChoice({ label, value, disabled, onChange }: RoleChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={<span className="wrap-anywhere">{label}</span>}>
      <select
        id={id}
        className="control control-select"
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const role = managerRoles.find((one) => one === event.target.value);
          if (role) onChange(role);
        }}
      >
        {managerRoles.map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** What each helper of the saved listing may do; a change is saved at once. */
export function ManagerRoles({ listing }: { listing: OwnListing }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, role }: { id: number; role: ManagerRole }) =>
      changeManagerRole(client, listing.slug, id, role),
    onSuccess: () => toast.success(texts.saved),
    onError: (error) => toast.error(error, texts.failed),
  });
  return (
    <ul className="space-y-3" aria-label={texts.title}>
      {listing.managers.map(({ id, email, role }) => (
        <li key={id}>
          <RoleChoice
            label={texts.roleOf(email)}
            value={change.isPending && change.variables.id === id ? change.variables.role : role}
            disabled={change.isPending}
            onChange={(next) => change.mutate({ id, role: next })}
          />
        </li>
      ))}
    </ul>
  );
}
