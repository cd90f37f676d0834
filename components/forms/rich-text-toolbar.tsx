'use client';

import { partOf } from '@/lib/languages/texts';
import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, Link2Off, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { RichTextLink } from '@/components/forms/rich-text-link';
import { iconButtonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { formTexts } from '@/lib/texts/forms';

const texts = partOf(formTexts, 'richText');

interface Tool {
  label: Exclude<keyof typeof texts, 'toolbar'>;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  /** Whether the text at the caret has this format; tools without `isOn` perform a single action. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

/** Splits the tools into two groups, with the link dialog between them. */
const FIRST_GROUP = 6;
const tools: readonly Tool[] = [
  {
    label: 'bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'heading',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'subheading',
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'list',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'numberedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'unlink',
    icon: Link2Off,
    run: (editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
    can: (editor) => editor.isActive('link'),
  },
  {
    label: 'undo',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: 'redo',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

const toolClass = (isOn: boolean) =>
  iconButtonClass({ size: 'sm', className: cn(isOn && 'bg-ci-blue-100 text-ci-blue-800') });

/** A single tab stop; the arrow keys move between tools. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, can }) => ({ isOn: isOn?.(now) ?? false, can: can?.(now) ?? true })),
  });
  return (
    <Toolbar.Root aria-label={texts.toolbar(label)} className="mb-1.5 flex flex-wrap gap-1">
      {tools.slice(0, FIRST_GROUP).map((tool, index) => (
        <ToolButton key={tool.label} tool={tool} state={states[index]} editor={editor} />
      ))}
      <RichTextLink editor={editor} className={toolClass(false)} />
      {tools.slice(FIRST_GROUP).map((tool, index) => (
        <ToolButton key={tool.label} tool={tool} state={states[FIRST_GROUP + index]} editor={editor} />
      ))}
    </Toolbar.Root>
  );
}

interface ToolButtonProps {
  tool: Tool;
  state: { isOn: boolean; can: boolean } | undefined;
  editor: Editor;
}

function ToolButton({ tool: { label, icon: Icon, run, isOn }, state, editor }: ToolButtonProps) {
  return (
    <Toolbar.Button
      aria-label={texts[label]}
      title={texts[label]}
      aria-pressed={isOn ? state?.isOn : undefined}
      disabled={state?.can === false}
      // A mouse press must leave the focus in the text, or what is typed next would be lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
      className={cn(toolClass(state?.isOn ?? false), 'aria-disabled:opacity-40')}
    >
      <Icon aria-hidden className="size-5" />
    </Toolbar.Button>
  );
}
