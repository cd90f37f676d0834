'use client';

import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { Bubble, Thread } from '@/components/messages/thread';
import { useDraft } from '@/components/messages/use-draft';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { Words } from '@/components/ui/words';
import { errorMessage } from '@/lib/api/client';
import { toTellable } from '@/lib/api/tellable';
import type { Language } from '@/lib/languages/language';
import { MESSAGE_MAX } from '@/lib/message';
import type { ThreadMessage } from '@/lib/messages/contract';
import { threadTexts as texts } from '@/lib/texts/messages';

interface ConversationProps {
  viewer: 'guest' | 'landlord';
  /** Whether writing is what the page is for; elsewhere another button is its main one. */
  isMain?: boolean;
  /** The language that the guest asked in. */
  guestLocale?: Language;
  /** For a guest who reports the landlord's messages. */
  landlordId?: number;
  /** Newest first. */
  messages: readonly ThreadMessage[];
  /** Identifies the draft among those in this tab. */
  draftKey: string;
  /** @throws ApiError */
  send: (message: string) => Promise<unknown>;
  /** How the form is submitted without JavaScript. */
  plain?: { action: string; hidden: Elements; values: { message?: string }; error?: string };
  /** Additional tools for writing; `insert` puts a text into the field. */
  tools?: (insert: (text: string) => void) => Elements;
  /** Above the thread, where older messages would come. */
  children?: Elements;
}

/** A message that was sent but is not in the thread yet. */
interface Leaving {
  key: number;
  body: string;
  /** Why sending failed; null while in progress. */
  fault: string | null;
}

/** A thread with a form to reply below it: a sent message appears at once, and shows if sending failed. */
export function Conversation(props: ConversationProps) {
  const { viewer, isMain, guestLocale, landlordId, messages, draftKey, plain, tools, children } = props;
  const id = useId();
  const fieldId = plain ? 'message' : id;
  const draft = useDraft(draftKey, fieldId);
  const { leaving, send } = useLeaving(props.send);
  const error = plain?.error;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    draft.change(() => '');
    if (body !== '') void send(body);
  }

  const insert = (inserted: string) =>
    draft.change((text) => (text === '' ? inserted : `${text}\n${inserted}`));

  return (
    <>
      {children}
      <div aria-live="polite">
        <Thread {...{ messages, viewer, guestLocale, landlordId }}>
          {leaving.map((one) => (
            <li key={one.key}>
              <Bubble isOwn body={one.body}>
                <Words>{one.fault ?? texts.sending}</Words>
                {one.fault !== null && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="ml-2"
                    onClick={() => void send(one.body, one.key)}
                  >
                    {texts.retry}
                  </Button>
                )}
              </Bubble>
            </li>
          ))}
        </Thread>
      </div>
      {messages.length === 0 && leaving.length === 0 && <p className="text-ci-gray-700">{texts.empty}</p>}
      <form
        method="post"
        action={plain?.action}
        onSubmit={submit}
        className="mt-6 max-w-form space-y-3 print:hidden"
      >
        {plain?.hidden}
        <FieldFrame id={fieldId} label={texts.label} help={texts.help} error={error}>
          <textarea
            {...describe(fieldId, { help: texts.help, error })}
            id={fieldId}
            name="message"
            rows={4}
            required={plain !== undefined}
            maxLength={MESSAGE_MAX}
            defaultValue={plain?.values.message}
            onChange={({ target }) => draft.keep(target.value)}
            className="control"
          />
        </FieldFrame>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
            {texts.send}
          </Button>
          {tools?.(insert)}
        </div>
      </form>
    </>
  );
}

function useLeaving(call: ConversationProps['send']) {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const last = useRef(0);

  async function send(body: string, again?: number): Promise<void> {
    const key = again ?? (last.current += 1);
    const without = (all: readonly Leaving[]) => all.filter((one) => one.key !== key);
    setLeaving((all) => [...without(all), { key, body, fault: null }]);
    try {
      await call(body);
      setLeaving(without);
    } catch (thrown) {
      const fault = errorMessage(toTellable(thrown, texts.failed), texts.failed);
      setLeaving((all) => [...without(all), { key, body, fault }]);
    }
  }

  return { leaving, send };
}
