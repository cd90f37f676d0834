'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { OneOfList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { formatMoment } from '@/lib/format/date';
import type { StaffNoteDto } from '@/lib/staff-notes/contract';
import { NOTE_MAX } from '@/lib/staff-notes/limits';
import { staffNoteCalls, staffNotesQuery } from '@/lib/staff-notes/queries';
import type { NoteSubject } from '@/lib/staff-notes/queries';
import { staffNoteTexts as texts } from '@/lib/texts/staff-notes';

const schema = async () => (await import('@/lib/staff-notes/contract')).staffNoteForm;

const empty = { body: '' };

/** What staff wrote down about a person or a home, and a form for more (docs/rules/users.md#notes). */
export function StaffNotes({ subject }: { subject: NoteSubject }) {
  const query = staffNotesQuery(subject);
  const list = useInfiniteQuery({ ...query, select: ({ pages }) => pages.flatMap(({ data }) => data) });
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  return (
    <Card>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 mb-4 text-ci-gray-700">{texts.hint}</p>
      <NoteForm subject={subject} onSaved={refresh} />
      <div className="mt-5">
        <OneOfList query={list} failed={texts.loadFailed}>
          {(notes) =>
            notes.length === 0 ? (
              <p className="text-ci-gray-700">{texts.empty}</p>
            ) : (
              <ol className="divide-y divide-ci-gray-200 border-t border-ci-gray-200">
                {notes.map((note) => (
                  <Note key={note.id} note={note} onRemoved={refresh} />
                ))}
              </ol>
            )
          }
        </OneOfList>
        {list.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-4"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.older}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface NoteFormProps {
  subject: NoteSubject;
  onSaved: () => Promise<void>;
}

function NoteForm({ subject, onSaved }: NoteFormProps) {
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      onSubmit={async ({ body }) => {
        await staffNoteCalls.create(subject, body).catch((error: unknown) => {
          throw toTellable(error, texts.saveFailed);
        });
        toast.success(texts.saved);
        await onSaved();
        return empty;
      }}
      errorText={texts.saveFailed}
      label={texts.body}
    >
      <TextAreaField name="body" label={texts.body} rows={3} counterMax={NOTE_MAX} />
      <SubmitButton>{texts.save}</SubmitButton>
    </Form>
  );
}

interface NoteProps {
  note: StaffNoteDto;
  onRemoved: () => Promise<void>;
}

function Note({ note: { id, author, body, created_at: createdAt, is_own: isOwn }, onRemoved }: NoteProps) {
  const [isAsked, setAsked] = useState(false);
  const moment = formatMoment(createdAt);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-ci-gray-600">
          <span>{`${author?.name ?? texts.formerAuthor}, `}</span>
          <time dateTime={createdAt} className="figures">
            {moment}
          </time>
        </p>
        {isOwn && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.removeNamed(moment)}
            onClick={() => setAsked(true)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{body}</p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.removeNamed(moment)}
        description={texts.removeText}
        confirmLabel={texts.remove}
        errorText={texts.removeFailed}
        onConfirm={async () => {
          await staffNoteCalls.remove(id);
          toast.success(texts.removed);
          await onRemoved();
        }}
      />
    </li>
  );
}
