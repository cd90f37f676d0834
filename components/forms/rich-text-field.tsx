'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useController } from 'react-hook-form';
import { describe, FieldError, FieldHelp, OptionalMark } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { RichTextToolbar } from '@/components/forms/rich-text-toolbar';

/** The editor's features: nothing that the server would remove (server/features/news/sanitise-content). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
];

interface RichTextFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
}

/** A text with headings, lists and links. The form's value is its HTML, '' when it contains no text. */
export function RichTextField({ name, label, help, optional, className }: RichTextFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const tied = describe(id, { help, error });
  const editor = useEditor({
    extensions,
    content: typeof field.value === 'string' ? field.value : '',
    immediatelyRender: false,
    // Its styles are in our style sheet: the page's Content-Security-Policy does not allow a script to inject them.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(tied['aria-describedby'] && { 'aria-describedby': tied['aria-describedby'] }),
        ...(tied['aria-invalid'] && { 'aria-invalid': 'true' }),
        class: 'rich-text prose control',
      },
    },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: field.onBlur,
  });
  return (
    <div className={className}>
      <p aria-hidden className="font-semibold text-ci-gray-900">
        <span>{label}</span>
        {optional && <OptionalMark />}
      </p>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <div className="mt-1.5">
        {editor && <RichTextToolbar editor={editor} label={label} />}
        {editor ? <EditorContent editor={editor} /> : <div className="rich-text control" />}
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}
