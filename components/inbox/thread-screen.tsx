'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { ReplyTexts } from '@/components/inbox/reply-texts';
import { StateBadge } from '@/components/inbox/state-badge';
import { PageHeading } from '@/components/layout/page-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmailAddress } from '@/components/ui/email-address';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import type { InboxMessageDto, InboxThreadDetail } from '@/lib/inbox/contract';
import { inboxCalls, inboxThreadQuery, showChanged } from '@/lib/inbox/queries';
import { INBOX_MESSAGE_MAX, inboxStates } from '@/lib/inbox/states';
import { languageTags } from '@/lib/languages/language';
import { inboxTexts as texts } from '@/lib/texts/inbox';
import { languageTexts } from '@/lib/texts/languages';

const replySchema = async () => (await import('@/lib/inbox/contract')).inboxReplyForm;
const changeSchema = async () => (await import('@/lib/inbox/contract')).inboxChangeForm;

const empty = { body: '' };

/** One thread: what was said, the answer, its state and who answers it. */
export function ThreadScreen({ id }: { id: number }) {
  const thread = useQuery(inboxThreadQuery(id));
  return (
    <OneOfList query={thread} failed={texts.detailFailed}>
      {(data) => <Thread thread={data} />}
    </OneOfList>
  );
}

function Thread({ thread }: { thread: InboxThreadDetail }) {
  const { subject, name, state, email, locale, created_at: createdAt, messages } = thread;
  return (
    <>
      <Breadcrumb
        as={Link}
        className="mb-4"
        items={[{ label: texts.title, href: route('dashboard.admin.inbox') }, { label: name }]}
      />
      <PageHeading title={subject} intro={<StateBadge state={state} />} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          <section aria-label={texts.messages}>
            <ol className="space-y-4">
              {messages.map((message) => (
                <Message key={message.id} message={message} visitor={name} lang={languageTags[locale]} />
              ))}
            </ol>
          </section>
          <ReplyForm thread={thread} />
        </div>
        <Card className="self-start">
          <h2 className="mb-4 text-xl">{texts.factsTitle}</h2>
          <FactList
            facts={[
              { label: texts.visitor, value: name },
              { label: texts.email, value: <EmailAddress address={email} /> },
              { label: texts.language, value: languageTexts[locale] },
              { label: texts.started, value: formatMoment(createdAt) },
            ]}
            empty={texts.nobody}
          />
          <ChangeForm key={thread.version} thread={thread} />
        </Card>
      </div>
    </>
  );
}

interface MessageProps {
  message: InboxMessageDto;
  visitor: string;
  /** The language of what the visitor wrote. */
  lang: string;
}

function Message({ message: { sender, author, body, created_at: at }, visitor, lang }: MessageProps) {
  const isStaff = sender === 'staff';
  return (
    <li className={cn('rounded-panel p-4', isStaff ? 'bg-ci-blue-50 sm:ml-10' : 'bg-ci-gray-100 sm:mr-10')}>
      <p className="text-ci-gray-700">
        <span className="font-semibold">{isStaff ? (author?.name ?? texts.formerColleague) : visitor}</span>{' '}
        <time dateTime={at} className="figures">
          {formatMoment(at)}
        </time>
      </p>
      <p lang={isStaff ? undefined : lang} className="mt-1 whitespace-pre-line wrap-anywhere">
        {body}
      </p>
    </li>
  );
}

function ReplyForm({ thread: { id, version, locale } }: { thread: InboxThreadDetail }) {
  const client = useQueryClient();
  const add = useRef<AddText>(null);
  return (
    <div>
      <Form
        schema={replySchema}
        defaultValues={empty}
        onSubmit={async ({ body }) => {
          const { data } = await inboxCalls.reply(id, { version, body }).catch((error: unknown) => {
            throw toTellable(error, texts.sendFailed);
          });
          toast.success(texts.sent);
          await showChanged(client, data);
          return empty;
        }}
        errorText={texts.sendFailed}
        label={texts.reply}
      >
        <TextAreaField
          name="body"
          label={texts.reply}
          help={texts.replyHelp(languageTexts[locale])}
          rows={6}
          counterMax={INBOX_MESSAGE_MAX}
        />
        <AddedText ref={add} />
        <SubmitButton>{texts.send}</SubmitButton>
      </Form>
      <div className="mt-3">
        <ReplyTexts onChoose={(body) => add.current?.(body)} />
      </div>
    </div>
  );
}

type AddText = (body: string) => void;

/** Adds a shared reply text to what is typed; its dialog has a form of its own, so it is outside this one. */
function AddedText({ ref }: { ref: Ref<AddText> }) {
  const { getValues, setValue } = useFormContext<{ body: string }>();
  useImperativeHandle(ref, () => (body) => {
    const typed = getValues('body').trimEnd();
    setValue('body', typed === '' ? body : `${typed}\n\n${body}`, { shouldDirty: true });
  });
  return null;
}

function ChangeForm({ thread: { id, version, state, assignee, staff } }: { thread: InboxThreadDetail }) {
  const client = useQueryClient();
  return (
    <Form
      schema={changeSchema}
      defaultValues={{ state, assignee_id: assignee?.id ?? null }}
      onSubmit={async (values) => {
        const { data } = await inboxCalls.change(id, { version, ...values }).catch((error: unknown) => {
          throw toTellable(error, texts.changeFailed);
        });
        toast.success(texts.changed);
        await showChanged(client, data);
      }}
      errorText={texts.changeFailed}
      label={texts.factsTitle}
      className="mt-5"
    >
      <SelectField
        name="state"
        label={texts.state}
        placeholder={null}
        options={inboxStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      <SelectField
        name="assignee_id"
        label={texts.assignee}
        placeholder={texts.nobody}
        optional
        numeric
        options={staff.map((person) => ({ value: person.id, label: person.name }))}
      />
      <SubmitButton variant="secondary">{texts.change}</SubmitButton>
    </Form>
  );
}
