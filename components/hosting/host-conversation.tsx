'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Conversation } from '@/components/messages/conversation';
import { Thread } from '@/components/messages/thread';
import { OlderMessages, useThread } from '@/components/messages/use-thread';
import { Alert } from '@/components/ui/alert';
import type { HostedStay } from '@/lib/hosting/contract';
import { refreshHosting } from '@/lib/hosting/queries';
import { sendMessage } from '@/lib/messages/queries';
import { hostingTexts } from '@/lib/texts/hosting';
import { threadTexts as texts } from '@/lib/texts/messages';

/** The thread of a stay, in which a host writes as the landlord. */
export function HostConversation({ stay }: { stay: HostedStay }) {
  const client = useQueryClient();
  const { queryKey, messages, isError, older } = useThread('booking-requests', stay.id);
  if (!messages) return isError ? <Alert tone="error">{texts.loadFailed}</Alert> : null;
  if (!stay.has_guest_page)
    return (
      <>
        <p className="mb-4 text-ci-gray-700">{hostingTexts.noPage}</p>
        <OlderMessages {...older} />
        <Thread messages={messages} viewer="landlord" guestLocale={stay.locale} />
      </>
    );
  return (
    <Conversation
      viewer="landlord"
      isMain
      guestLocale={stay.locale}
      messages={messages}
      draftKey={stay.code}
      send={async (message) => {
        await sendMessage('booking-requests', stay.id, message);
        await Promise.all([client.invalidateQueries({ queryKey }), refreshHosting(client)]);
      }}
    >
      <OlderMessages {...older} />
    </Conversation>
  );
}
