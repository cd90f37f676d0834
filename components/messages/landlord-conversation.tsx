'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Conversation } from '@/components/messages/conversation';
import { ReplyTemplates } from '@/components/messages/reply-templates';
import { Thread } from '@/components/messages/thread';
import { OlderMessages, useThread } from '@/components/messages/use-thread';
import { Alert } from '@/components/ui/alert';
import type { TemplateFacts } from '@/lib/messages/fill-template';
import { sendMessage } from '@/lib/messages/queries';
import type { ThreadKind } from '@/lib/messages/queries';
import { messageTexts as texts, threadTexts } from '@/lib/texts/messages';

interface LandlordConversationProps {
  kind: ThreadKind;
  id: number;
  /** Identifies the draft. */
  code: string;
  /** Admins can only read. */
  mayWrite: boolean;
  /** Whether the guest can still be written to. */
  hasGuest: boolean;
  facts: TemplateFacts;
  /** Refetches counts and lists, because opening the thread marks it as read. */
  refresh: (client: QueryClient) => Promise<void>;
}

/** The thread of a request, as its landlord sees it. */
export function LandlordConversation(props: LandlordConversationProps) {
  const { kind, id, code, mayWrite, hasGuest, facts, refresh } = props;
  const client = useQueryClient();
  const { queryKey, messages, isError, older } = useThread(kind, id);

  const isRead = messages !== undefined;
  useEffect(() => {
    if (isRead) void refresh(client);
  }, [isRead, refresh, client]);

  if (!messages) return isError ? <Alert tone="error">{threadTexts.loadFailed}</Alert> : null;
  if (!mayWrite || !hasGuest)
    return (
      <>
        <p className="mb-4 text-ci-gray-700">{hasGuest ? texts.adminReads : texts.guestGone}</p>
        <OlderMessages {...older} />
        <Thread messages={messages} viewer={mayWrite ? 'landlord' : 'admin'} guestLocale={facts.locale} />
      </>
    );
  return (
    <Conversation
      viewer="landlord"
      guestLocale={facts.locale}
      isMain={kind === 'contact-requests'}
      messages={messages}
      draftKey={code}
      send={async (message) => {
        await sendMessage(kind, id, message);
        await client.invalidateQueries({ queryKey });
      }}
      tools={(insert) => <ReplyTemplates into={{ facts, insert }} />}
    >
      <OlderMessages {...older} />
    </Conversation>
  );
}
