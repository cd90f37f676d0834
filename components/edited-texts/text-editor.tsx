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
import type { PreviewDto, TextDto } from '@/lib/edited-texts/contract';
import { isLongText, isSectioned } from '@/lib/edited-texts/kinds';
import { previewText, saveText } from '@/lib/edited-texts/queries';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

const schema = async () => (await import('@/lib/edited-texts/contract')).textForm;

interface TextEditorProps {
  text: TextDto;
  /** The initial text. */
  body: string;
  onSaved: (text: TextDto) => void;
}

/** A plain editor: what is typed is what will be shown, with a preview in its place. */
export function TextEditor({ text, body, onSaved }: TextEditorProps) {
  const { key, locale, version, locales } = text;
  const [preview, setPreview] = useState<PreviewDto | null>(null);
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
          <PreviewButton text={text} onMade={setPreview} />
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
        <div role="status">{preview && <Preview made={preview} />}</div>
      </Form>
    </Card>
  );
}

function helpOf({ key, group, kind, placeholders }: TextDto): string {
  const parts = [
    ...(kind === 'articles' ? [texts.articlesHelp] : []),
    kind === 'paragraphs' ? texts.townHelp : texts.help[key],
    ...(group === 'legal' ? [texts.legalHelp] : []),
    ...(kind === 'paragraphs' || isSectioned(kind) ? [texts.paragraphsHelp] : []),
    ...(placeholders.includes('what') ? [texts.whatHelp] : []),
    ...(placeholders.length > 0 ? [texts.placeholders(placeholders)] : []),
  ];
  return parts.filter(Boolean).join(' ');
}

function Body({ text }: { text: TextDto }) {
  const { kind, max_length: max, is_optional: optional } = text;
  const help = helpOf(text) || undefined;
  if (!isLongText(kind)) return <TextField name="body" label={texts.text} help={help} optional={optional} />;
  const rows = kind === 'paragraph' ? 4 : 18;
  return <TextAreaField name="body" label={texts.text} help={help} rows={rows} counterMax={max} />;
}

interface PreviewButtonProps {
  text: TextDto;
  onMade: (preview: PreviewDto | null) => void;
}

/** Makes a preview of the page or letter with the typed text. */
function PreviewButton({ text: { key, locale }, onMade }: PreviewButtonProps) {
  const { getValues, setError } = useFormContext<{ body: string }>();
  const [isPending, setPending] = useState(false);
  async function make() {
    setPending(true);
    onMade(null);
    try {
      onMade((await previewText(key, { locale, body: getValues('body') })).data);
    } catch (error) {
      const [fault] = error instanceof ApiError ? (error.errors.body ?? []) : [];
      if (fault === undefined) toast.error(error, texts.previewFailed);
      else setError('body', { message: fault }, { shouldFocus: true });
    } finally {
      setPending(false);
    }
  }
  return (
    <Button variant="secondary" onClick={() => void make()} pending={isPending}>
      {texts.preview}
    </Button>
  );
}

/** Links to the page, or shows the letter as a mail program does, without scripts. */
function Preview({ made: { path, letter } }: { made: PreviewDto }) {
  if (letter === null) {
    return (
      <p>
        <a href={path ?? '/'} target="_blank" rel="noreferrer" className="link inline-block py-2">
          {texts.previewReady}
        </a>
      </p>
    );
  }
  return (
    <div className="space-y-3">
      <p className="text-ci-gray-700">{texts.letterPreview}</p>
      <p className="font-semibold wrap-anywhere">{texts.subjectLine(letter.subject)}</p>
      <iframe
        title={texts.letterFrame}
        sandbox=""
        srcDoc={letter.html}
        className="h-160 w-full rounded-panel border border-ci-gray-200"
      />
    </div>
  );
}
