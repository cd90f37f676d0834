'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { isRoleId, roles } from '@/lib/accounts/roles';
import { toTellable } from '@/lib/api/tellable';
import type { UpdateUserInput } from '@/lib/profile/contract';
import { staffRoles } from '@/lib/staff/rights';
import { staffRoleTexts, userRoleTexts, userTexts as texts } from '@/lib/texts/users';
import { refreshUserLists, userCalls, userQuery } from '@/lib/users/queries';

const schema = async () => (await import('@/lib/profile/contract')).updateUserInput;

/** The roles an admin can give: the present one, and those policy allows (server/features/accounts/policy). */
function roleOptions(current: number, mayMakeAdmins: boolean) {
  return Object.values(roles)
    .filter((role) => role === current || role === roles.landlord || (role === roles.admin && mayMakeAdmins))
    .map((role) => ({ value: role, label: userRoleTexts[role] ?? '' }));
}

const staffOptions = staffRoles.map((role) => ({ value: role, label: staffRoleTexts[role] }));

/** The staff role; only for an admin's account. */
function StaffRoleField() {
  const role: unknown = useWatch({ name: 'user_role_id' });
  if (Number(role) !== roles.admin) return null;
  return (
    <SelectField
      name="staff_role"
      label={texts.staffRole}
      help={texts.staffRoleHelp}
      options={staffOptions}
      placeholder={null}
    />
  );
}

interface UserEditFormProps {
  user: UserDto;
  /** Whether the current admin is an owner. */
  mayMakeAdmins: boolean;
}

/** A form for a user's name, address and role. */
export function UserEditForm({ user, mayMakeAdmins }: UserEditFormProps) {
  const client = useQueryClient();

  async function save({ staff_role: staffRole, ...values }: UpdateUserInput) {
    const ofAdmin = values.user_role_id === roles.admin && { staff_role: staffRole };
    const { data } = await userCalls.update(user.id, { ...values, ...ofAdmin }).catch((error: unknown) => {
      throw toTellable(error, texts.saveFailed);
    });
    const isMoving = values.email.toLowerCase() !== data.email.toLowerCase();
    toast.success(isMoving ? texts.savedNewEmail(values.email) : texts.saved);
    client.setQueryData(userQuery(user.id).queryKey, data);
    await refreshUserLists(client);
  }

  return (
    <Form
      schema={schema}
      defaultValues={{
        first_name: user.first_name,
        last_name: user.last_name,
        email: user.email,
        user_role_id: isRoleId(user.user_role_id) ? user.user_role_id : roles.admin,
        staff_role: user.staff_role ?? 'support',
      }}
      onSubmit={save}
      errorText={texts.saveFailed}
      label={texts.editTitle}
    >
      <TextField name="first_name" label={texts.firstName} autoComplete="off" />
      <TextField name="last_name" label={texts.lastName} autoComplete="off" />
      <TextField name="email" label={texts.email} help={texts.emailHelp} type="email" autoComplete="off" />
      <SelectField
        name="user_role_id"
        label={texts.role}
        options={roleOptions(user.user_role_id, mayMakeAdmins)}
        placeholder={null}
        numeric
      />
      {mayMakeAdmins && <StaffRoleField />}
      <SubmitButton>{texts.save}</SubmitButton>
    </Form>
  );
}
