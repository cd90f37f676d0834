import { Alert } from '@/components/ui/alert';
import { invitationTexts as texts, invitedListingText } from '@/lib/texts/invitations';

interface InvitationNoticeProps {
  invitation: { landlordFirstName: string; listing: { name: string | null; town: string | null } };
}

/** Shown above the login and registration forms: the invitation that brought the visitor here. */
export function InvitationNotice({ invitation: { landlordFirstName, listing } }: InvitationNoticeProps) {
  return (
    <Alert title={texts.sharedTitle} className="mb-8">
      <p>{texts.asks(landlordFirstName, invitedListingText(listing))}</p>
      <p className="mt-1">{texts.signInOrUp}</p>
    </Alert>
  );
}
