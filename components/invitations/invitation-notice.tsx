import { Alert } from '@/components/ui/alert';
import { invitationTexts as texts, invitedHomeText } from '@/lib/texts/invitations';

interface InvitationNoticeProps {
  invitation: { landlordFirstName: string; home: { name: string | null; town: string | null } };
}

/** Shown above the login and registration forms: the invitation that brought the visitor here. */
export function InvitationNotice({ invitation: { landlordFirstName, home } }: InvitationNoticeProps) {
  return (
    <Alert title={texts.sharedTitle} className="mb-8">
      <p>{texts.asks(landlordFirstName, invitedHomeText(home))}</p>
      <p className="mt-1">{texts.signInOrUp}</p>
    </Alert>
  );
}
