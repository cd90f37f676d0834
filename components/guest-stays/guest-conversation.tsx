'use client';

import { useEffect, useState } from 'react';
import { PageLocale } from '@/components/forms/page-locale';
import { Conversation } from '@/components/messages/conversation';
import type { PlainMemory } from '@/components/forms/plain-field';
import { getGuestMessages, sendGuestMessage } from '@/lib/guest-stays/calls';
import type { Language } from '@/lib/languages/language';
import type { ThreadMessage } from '@/lib/messages/contract';

interface GuestConversationProps {
  /** Whether writing is what the page is for. */
  isMain?: boolean;
  token: string;
  /** Identifies the draft. */
  code: string;
  /** The language that the guest asked in. */
  locale: Language;
  landlordId: number;
  /** The messages of this page, newest first. */
  messages: readonly ThreadMessage[];
  /** For the form without JavaScript. */
  form: { token: string; fields: { token: string; trap: string }; memory: PlainMemory };
}

/** The thread on the guest's own page; when the tab becomes visible again, it fetches new messages. */
export function GuestConversation(props: GuestConversationProps) {
  const { isMain, token, code, locale, landlordId, messages: first, form } = props;
  const [messages, setMessages] = useState(first);

  useEffect(() => {
    function check() {
      if (document.visibilityState !== 'visible') return;
      // When offline, the messages already shown stay.
      getGuestMessages(token).then(
        ({ data }) => setMessages(data),
        () => undefined,
      );
    }
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [token]);

  return (
    <Conversation
      viewer="guest"
      isMain={isMain}
      guestLocale={locale}
      landlordId={landlordId}
      messages={messages}
      draftKey={code}
      send={async (message) => {
        const { data } = await sendGuestMessage(token, message);
        setMessages((all) => [data, ...all.filter(({ id }) => id !== data.id)]);
      }}
      plain={{
        action: `/api/stays/${token}/messages/form`,
        hidden: (
          <>
            <input type="hidden" name={form.fields.token} value={form.token} />
            <PageLocale />
          </>
        ),
        values: form.memory.values,
        error: form.memory.errors.message?.join(' '),
      }}
    />
  );
}
