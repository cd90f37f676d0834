'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SaveState } from '@/components/calendar/save-state';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { cleaningNoteQuery, saveCleaningNote } from '@/lib/changeovers/queries';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';

/** The landlord's note for cleaners (docs/rules/changeovers.md#note). */
export function CleaningNote({ slug }: { slug: string }) {
  const { data } = useQuery(cleaningNoteQuery(slug));
  return data ? <NoteForm slug={slug} saved={data.note ?? ''} /> : null;
}

function NoteForm({ slug, saved }: { slug: string; saved: string }) {
  const id = useId();
  const client = useQueryClient();
  const [note, setNote] = useState(saved);
  const save = useMutation({ mutationFn: () => saveCleaningNote(client, slug, note) });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <FieldFrame id={id} label={texts.note} help={texts.noteHelp} optional>
        <textarea
          {...describe(id, { help: texts.noteHelp })}
          id={id}
          rows={4}
          maxLength={1000}
          className="control"
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            save.reset();
          }}
        />
      </FieldFrame>
      <Button type="submit" variant="secondary" pending={save.isPending}>
        {texts.saveNote}
      </Button>
      <SaveState status={save.status} done={texts.noteSaved} error={save.error} failed={texts.failed} />
    </form>
  );
}
