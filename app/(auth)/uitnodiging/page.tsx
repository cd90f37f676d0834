import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LogoutButton } from '@/components/accounts/logout-button';
import { InvitationCard } from '@/components/invitations/invitation-card';
import { PageHeading } from '@/components/layout/page-heading';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { invitationParameter } from '@/lib/invitations/link';
import { route } from '@/lib/paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { invitationTexts as texts } from '@/lib/texts/invitations';
import { findPageActor } from '@/server/auth/page-actor';
import { findInvitation } from '@/server/features/invitations/find-invitation';

export const metadata: Metadata = { title: texts.title, robots: { index: false }, referrer: 'no-referrer' };

interface InvitationPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * The page linked in an invitation's email: signed-out users are sent to the login and registration forms, others can
 * answer. Opening it accepts nothing, because mail scanners follow links.
 */
export default async function InvitationPage({ searchParams }: InvitationPageProps) {
  const { token } = await searchParams;
  const [actor, invitation] = await Promise.all([findPageActor(), findInvitation(token)]);
  if (!invitation) return <GoneInvitation isSignedIn={actor !== null} />;
  if (!actor) redirect(route('login', {}, { [invitationParameter]: String(token) }));
  if (actor.email.toLowerCase() !== invitation.email.toLowerCase())
    return <OthersInvitation invited={invitation.email} own={actor.email} />;
  if (!actor.isVerified) redirect(route('must-verify-email'));
  return (
    <>
      <PageHeading title={texts.titles[invitation.role]} />
      <InvitationCard invitation={invitation} />
    </>
  );
}

function GoneInvitation({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <PageHeading title={texts.title} />
      <div className="max-w-form space-y-5">
        <Alert tone="warning" title={texts.gone}>
          <p>{texts.goneHelp}</p>
        </Alert>
        {isSignedIn ? (
          <LinkButton href={route('dashboard')}>{texts.toDashboard}</LinkButton>
        ) : (
          <LinkButton href={route('login')}>{texts.toLogin}</LinkButton>
        )}
      </div>
    </>
  );
}

function OthersInvitation({ invited, own }: { invited: string; own: string }) {
  return (
    <>
      <PageHeading title={texts.title} />
      <div className="max-w-form space-y-5">
        <Alert tone="warning">
          <p>{texts.otherAccount(invited, own)}</p>
        </Alert>
        <LogoutButton variant="secondary">{dashboardTexts.menu.logout}</LogoutButton>
      </div>
    </>
  );
}
