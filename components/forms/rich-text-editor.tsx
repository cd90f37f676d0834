'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextToolbar } from '@/components/forms/rich-text-toolbar';

/** What can be written: nothing that the server would remove (server/features/news/sanitise-content). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
];

interface RichTextEditorProps {
  id: string;
  label: string;
  /** HTML. */
  value: string;
  /** '' when there are no words. */
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The attributes that tie the text to its help and error. */
  tied: { 'aria-describedby'?: string | undefined; 'aria-invalid'?: boolean | undefined };
}

/** Where a text is written, with its tools. */
export function RichTextEditor({ id, label, value, onChange, onBlur, tied }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    // Its rules are in the stylesheet: the page's Content-Security-Policy does not let a script add them.
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
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur,
  });
  if (!editor) return <div className="rich-text control" />;
  return (
    <>
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </>
  );
}
