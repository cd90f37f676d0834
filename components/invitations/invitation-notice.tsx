import { Alert } from '@/components/ui/alert';
import { invitationTexts as texts, invitedHomeText } from '@/lib/texts/invitations';

interface InvitationNoticeProps {
  invitation: { landlordFirstName: string; home: { name: string | null; town: string | null } };
}

/** Above the forms of signing in and up: what they lead to. */
export function InvitationNotice({ invitation: { landlordFirstName, home } }: InvitationNoticeProps) {
  return (
    <Alert title={texts.sharedTitle} className="mb-8">
      <p>{texts.asks(landlordFirstName, invitedHomeText(home))}</p>
      <p className="mt-1">{texts.signInOrUp}</p>
    </Alert>
  );
}
