'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Elements } from '@/components/ui/elements';
import { LinkButton } from '@/components/ui/link-button';
import { errorMessage } from '@/lib/api/client';
import { acceptInvitation, declineInvitation } from '@/lib/invitations/queries';
import type { ManagerRole } from '@/lib/listings/manager-roles';
import { route } from '@/lib/desk-paths';
import { invitationTexts as texts, invitedListingText } from '@/lib/texts/invitations';

export interface ShownInvitation {
  id: number;
  role: ManagerRole;
  landlordFirstName: string;
  listing: { name: string | null; town: string | null };
}

type State =
  | { name: 'open' | 'accepting' | 'declining' | 'declined' }
  | { name: 'accepted'; slug: string }
  | { name: 'failed'; message: string };

/** One invitation with buttons to accept and decline; the result replaces the buttons. */
export function InvitationCard({ invitation }: { invitation: ShownInvitation }) {
  const [state, setState] = useState<State>({ name: 'open' });
  const listing = invitedListingText(invitation.listing);

  async function answer(name: 'accepting' | 'declining', send: () => Promise<State>) {
    setState({ name });
    try {
      setState(await send());
    } catch (error) {
      setState({ name: 'failed', message: errorMessage(error, texts.failed) });
    }
  }
  const accept = () =>
    answer('accepting', async () => ({ name: 'accepted', slug: await acceptInvitation(invitation.id) }));
  const decline = () =>
    answer('declining', async () => {
      await declineInvitation(invitation.id);
      return { name: 'declined' };
    });

  if (state.name === 'declined') return <Answered text={texts.declined} />;
  if (state.name === 'accepted') {
    return (
      <Answered text={texts.accepted[invitation.role](listing)}>
        {invitation.role === 'calendar' ? (
          <LinkButton href={route('dashboard.calendar', { slug: state.slug })}>
            {texts.openCalendar}
          </LinkButton>
        ) : invitation.role === 'host' ? (
          <LinkButton href={route('dashboard.today')}>{texts.openToday}</LinkButton>
        ) : (
          <LinkButton href={route('dashboard.changeovers')}>{texts.openChangeovers}</LinkButton>
        )}
      </Answered>
    );
  }
  return (
    <Card tone="sand" className="max-w-prose space-y-4">
      {state.name === 'failed' && (
        <Alert tone="error" live>
          <p>{state.message}</p>
        </Alert>
      )}
      <p>{texts.asks[invitation.role](invitation.landlordFirstName, listing)}</p>
      <p>{texts.whatIsShown}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={accept} pending={state.name === 'accepting'} aria-label={texts.acceptOf(listing)}>
          {texts.accept}
        </Button>
        <Button
          variant="secondary"
          onClick={decline}
          pending={state.name === 'declining'}
          aria-label={texts.declineOf(listing)}
        >
          {texts.decline}
        </Button>
      </div>
    </Card>
  );
}

/** Replaces the buttons and takes the focus. */
function Answered({ text, children }: { text: string; children?: Elements }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="max-w-prose space-y-4 outline-none">
      <Alert tone="success" live>
        <p>{text}</p>
      </Alert>
      {children}
    </div>
  );
}
