'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { toTellable } from '@/lib/api/tellable';
import type { TextDto } from '@/lib/edited-texts/contract';
import { isLongText } from '@/lib/edited-texts/kinds';
import { previewText, saveText } from '@/lib/edited-texts/queries';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

const schema = async () => (await import('@/lib/edited-texts/contract')).textForm;

interface TextEditorProps {
  text: TextDto;
  /** What it begins with. */
  body: string;
  onSaved: (text: TextDto) => void;
}

/** A plain editor: what is typed is what is shown, after a look at it in its place. */
export function TextEditor({ text, body, onSaved }: TextEditorProps) {
  const { key, locale, version, locales } = text;
  const save = async (wanted: string | null) => {
    const { data } = await saveText(key, { locale, body: wanted, version });
    onSaved(data);
  };
  return (
    <Card>
      <Form
        schema={schema}
        defaultValues={{ body }}
        onSubmit={async (values) => {
          await save(values.body).catch((error: unknown) => {
            throw toTellable(error, texts.saveFailed);
          });
        }}
        errorText={texts.saveFailed}
        label={locales.length === 1 ? texts.text : texts.textIn(texts.languages[locale])}
        className="max-w-3xl"
      >
        <Body text={text} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>{texts.save}</SubmitButton>
          {text.path !== null && <Preview text={text} />}
          {text.versions[0]?.is_default === false && (
            <ConfirmDialog
              trigger={<Button variant="quiet">{texts.toDefault}</Button>}
              title={texts.toDefaultTitle}
              description={texts.toDefaultText}
              confirmLabel={texts.toDefault}
              destructive={false}
              onConfirm={() => save(null)}
              errorText={texts.saveFailed}
            />
          )}
        </div>
      </Form>
    </Card>
  );
}

function Body({ text: { key, kind, max_length: max, is_optional: optional } }: { text: TextDto }) {
  const help = texts.help[key];
  if (!isLongText(kind)) return <TextField name="body" label={texts.text} help={help} optional={optional} />;
  const own = kind === 'paragraphs' ? texts.townHelp : help;
  return (
    <TextAreaField
      name="body"
      label={texts.text}
      help={[own, texts.paragraphsHelp].filter(Boolean).join(' ')}
      rows={18}
      counterMax={max}
    />
  );
}

/** Makes the page with what is typed, and leads to it. */
function Preview({ text: { key, locale } }: { text: TextDto }) {
  const { getValues, setError } = useFormContext<{ body: string }>();
  const [path, setPath] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  async function make() {
    setPending(true);
    setPath(null);
    try {
      const { data } = await previewText(key, { locale, body: getValues('body') });
      setPath(data.path);
    } catch (error) {
      const [fault] = error instanceof ApiError ? (error.errors.body ?? []) : [];
      if (fault === undefined) toast.error(error, texts.previewFailed);
      else setError('body', { message: fault }, { shouldFocus: true });
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void make()} pending={isPending}>
        {texts.preview}
      </Button>
      <p role="status" className="empty:hidden">
        {path !== null && (
          <a href={path} target="_blank" rel="noreferrer" className="link inline-block py-2">
            {texts.previewReady}
          </a>
        )}
      </p>
    </>
  );
}
