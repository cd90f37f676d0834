'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { InvitationCard } from '@/components/invitations/invitation-card';
import { invitationsQuery } from '@/lib/invitations/queries';
import { invitationTexts as texts } from '@/lib/texts/invitations';

/** The invitations to manage calendars that this account has not answered; nothing when there are none. */
export function OpenInvitations({ userId }: { userId: number }) {
  const id = useId();
  // Not refetched: an answered invitation stays and shows its result.
  const { data = [] } = useQuery({ ...invitationsQuery(userId), refetchOnWindowFocus: false });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {texts.sharedTitle}
      </h2>
      <ul className="space-y-4">
        {data.map(({ id: invitation, role, landlord_first_name: landlordFirstName, listing }) => (
          <li key={invitation}>
            <InvitationCard invitation={{ id: invitation, role, landlordFirstName, listing }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
