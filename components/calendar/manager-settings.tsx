'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PanelSection } from '@/components/calendar/panel-frame';
import { SaveState } from '@/components/calendar/save-state';
import { ManagerRoles, RoleChoice } from '@/components/invitations/manager-roles';
import { ManagersEditor } from '@/components/invitations/managers-editor';
import { Button } from '@/components/ui/button';
import { changedManagers } from '@/lib/listing-form/managers';
import { saveManagers } from '@/lib/calendar/queries';
import type { OwnListing } from '@/lib/listings/contract';
import type { ManagerRole } from '@/lib/listings/manager-roles';
import { calendarManagerTexts as texts } from '@/lib/texts/owner-calendar';
import { managerRoleTexts as roleTexts } from '@/lib/texts/manager-roles';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { uiTexts } from '@/lib/texts/ui';

/**
 * The other managers of the calendar (docs/rules/invitations.md#inviting); the save buttons appear while the list
 * differs from the saved one.
 */
export function ManagerSettings({ listing, heading }: { listing: OwnListing; heading?: 'h2' | 'h3' }) {
  const id = useId();
  const client = useQueryClient();
  const kept = listing.managers.map(({ email }) => email);
  const [managers, setManagers] = useState<readonly string[]>(kept);
  const [role, setRole] = useState<ManagerRole>('calendar');
  const save = useMutation({
    mutationFn: () => saveManagers(client, listing.slug, { ...changedManagers(kept, managers), role }),
  });
  const change = changedManagers(kept, managers);
  const isChanged = change.create.length + change.delete.length > 0;
  return (
    <PanelSection
      id={`${id}-title`}
      heading={heading}
      title={texts.title}
      intro={listingFormScreenTexts.availabilityHelp}
    >
      <ManagersEditor
        id={id}
        managers={managers}
        invited={listing.managers}
        ownEmail={listing.user.email}
        onChange={(next) => {
          setManagers(next);
          save.reset();
        }}
      />
      {change.create.length > 0 && <RoleChoice label={roleTexts.newRole} value={role} onChange={setRole} />}
      {isChanged && (
        <div className="flex flex-wrap gap-3">
          <Button pending={save.isPending} onClick={() => save.mutate()}>
            {texts.edit}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setManagers(kept);
              save.reset();
            }}
          >
            {uiTexts.cancel}
          </Button>
        </div>
      )}
      {listing.managers.length > 0 && !isChanged && <ManagerRoles listing={listing} />}
      <SaveState status={save.status} done={texts.saved} error={save.error} failed={texts.failed} />
    </PanelSection>
  );
}
