'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { OneOfList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { InboxTextDto } from '@/lib/inbox/contract';
import { inboxTextCalls, inboxTextsQuery } from '@/lib/inbox/queries';
import { inboxTexts as texts } from '@/lib/texts/inbox';

const schema = async () => (await import('@/lib/inbox/contract')).inboxTextInput;

/** A dialog with the texts that staff shares: to put one into the answer, and to add, change and remove them. */
export function ReplyTexts({ onChoose }: { onChoose: (body: string) => void }) {
  const [open, setOpen] = useState(false);
  // The text being written; an empty object is a new one, null means none.
  const [edited, setEdited] = useState<Partial<InboxTextDto> | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setEdited(null);
      }}
      trigger={<Button variant="secondary">{texts.texts}</Button>}
      title={texts.texts}
      description={texts.textsHelp}
    >
      {edited ? (
        <TextForm text={edited} onDone={() => setEdited(null)} />
      ) : (
        <TextList
          onChoose={(body) => {
            onChoose(body);
            setOpen(false);
          }}
          onEdit={setEdited}
        />
      )}
    </Dialog>
  );
}

interface TextListProps {
  onChoose: (body: string) => void;
  onEdit: (text: Partial<InboxTextDto>) => void;
}

function TextList({ onChoose, onEdit }: TextListProps) {
  const list = useQuery(inboxTextsQuery());
  return (
    <div className="mt-4 space-y-4">
      <OneOfList query={list} failed={texts.textsFailed}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-ci-gray-700">{texts.noTexts}</p>
          ) : (
            <ul className="divide-y divide-ci-gray-200 border-y border-ci-gray-200">
              {found.map((text) => (
                <li key={text.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="min-w-0 font-semibold wrap-anywhere">{text.name}</span>
                  <span className="flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      aria-label={texts.insertText(text.name)}
                      onClick={() => onChoose(text.body)}
                    >
                      {texts.use}
                    </Button>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={texts.editText(text.name)}
                      onClick={() => onEdit(text)}
                    >
                      {texts.edit}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </OneOfList>
      <Button variant="secondary" onClick={() => onEdit({})}>
        {texts.newText}
      </Button>
    </div>
  );
}

interface TextFormProps {
  text: Partial<InboxTextDto>;
  onDone: () => void;
}

function TextForm({ text: { id, name = '', body = '' }, onDone }: TextFormProps) {
  const client = useQueryClient();
  async function finish(said: string) {
    await client.invalidateQueries({ queryKey: inboxTextsQuery().queryKey });
    toast.success(said);
    onDone();
  }
  async function remove(textId: number) {
    try {
      await inboxTextCalls.remove(textId);
      await finish(texts.textRemoved);
    } catch (error) {
      toast.error(toTellable(error, texts.textFailed), texts.textFailed);
    }
  }
  return (
    <Form
      schema={schema}
      defaultValues={{ name, body }}
      onSubmit={async (values) => {
        await inboxTextCalls.save(values, id ?? null).catch((error: unknown) => {
          throw toTellable(error, texts.textFailed);
        });
        await finish(texts.textSaved);
      }}
      errorText={texts.textFailed}
      label={texts.newText}
      className="mt-4"
    >
      <TextField name="name" label={texts.textName} autoComplete="off" />
      <TextAreaField name="body" label={texts.textBody} rows={6} />
      <DialogFoot submit={texts.saveText} onCancel={onDone}>
        {id !== undefined && (
          <Button variant="danger" onClick={() => void remove(id)}>
            {texts.removeText}
          </Button>
        )}
      </DialogFoot>
    </Form>
  );
}
