'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Conversation } from '@/components/messages/conversation';
import { Thread } from '@/components/messages/thread';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { HostedStay } from '@/lib/hosting/contract';
import { refreshHosting } from '@/lib/hosting/queries';
import { sendMessage, threadQuery } from '@/lib/messages/queries';
import { hostingTexts } from '@/lib/texts/hosting';
import { messageTexts as texts } from '@/lib/texts/messages';

/** The thread of a stay, in which a host writes as the landlord. */
export function HostConversation({ stay }: { stay: HostedStay }) {
  const client = useQueryClient();
  const query = threadQuery('booking-requests', stay.id);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  if (isError && !data) return <Alert tone="error">{texts.loadFailed}</Alert>;
  if (!data) return null;
  const messages = data.pages.flatMap((page) => page.data);
  const older = hasNextPage && (
    <Button
      variant="secondary"
      className="mb-4"
      pending={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {texts.older}
    </Button>
  );
  if (!stay.has_guest_page)
    return (
      <>
        <p className="mb-4 text-ci-gray-700">{hostingTexts.noPage}</p>
        {older}
        <Thread messages={messages} viewer="landlord" />
      </>
    );
  return (
    <Conversation
      viewer="landlord"
      isMain
      messages={messages}
      draftKey={stay.code}
      send={async (message) => {
        await sendMessage('booking-requests', stay.id, message);
        await Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), refreshHosting(client)]);
      }}
    >
      {older}
    </Conversation>
  );
}
