import { Alert } from '@/components/ui/alert';
import type { ShownInvitation } from '@/components/invitations/invitation-card';
import { invitationTexts as texts, invitedListingText } from '@/lib/texts/invitations';

interface InvitationNoticeProps {
  invitation: Omit<ShownInvitation, 'id'>;
}

/** Shown above the login and registration forms: the invitation that brought the visitor here. */
export function InvitationNotice({
  invitation: { role, landlordFirstName, listing },
}: InvitationNoticeProps) {
  return (
    <Alert title={texts.titles[role]} className="mb-8">
      <p>{texts.asks[role](landlordFirstName, invitedListingText(listing))}</p>
      <p className="mt-1">{texts.signInOrUp}</p>
    </Alert>
  );
}
