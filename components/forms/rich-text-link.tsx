'use client';

import { partOf } from '@/lib/languages/texts';
import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { describe, FieldError } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formTexts } from '@/lib/texts/forms';
import { uiTexts } from '@/lib/texts/ui';

const texts = partOf(formTexts, 'richText');

/** 'kustverblijf.be' → 'https://kustverblijf.be'; null when it is no URL. */
function toAddress(text: string): string | null {
  const typed = text.trim();
  if (/^(mailto:|tel:)\S+$/i.test(typed) || /^\/(?!\/)\S*$/.test(typed)) return typed;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && /^https?:\/\/[^/\s]+\.[^/\s]+/i.test(address) ? address : null;
}

/** Turns the selection into a link, or inserts the URL at the caret. */
export function RichTextLink({ editor, className }: { editor: Editor; className: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);

  function begin(next: boolean) {
    const present: unknown = editor.getAttributes('link').href;
    if (next) setTyped(typeof present === 'string' ? present : '');
    setRefused(false);
    setOpen(next);
  }

  function apply() {
    const href = toAddress(typed);
    if (href === null) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    setOpen(false);
  }

  const error = isRefused ? texts.noAddress : undefined;
  return (
    <>
      <Toolbar.Button
        aria-label={texts.link}
        title={texts.link}
        onClick={() => begin(true)}
        className={className}
      >
        <Link2 aria-hidden className="size-5" />
      </Toolbar.Button>
      <Dialog
        open={open}
        onOpenChange={begin}
        title={texts.link}
        size="sm"
        footer={
          <>
            <Button onClick={apply}>{texts.apply}</Button>
            <Button variant="secondary" onClick={() => begin(false)}>
              {uiTexts.cancel}
            </Button>
          </>
        }
      >
        <label htmlFor={id} className="block font-semibold text-ci-gray-900">
          {texts.address}
        </label>
        <input
          {...describe(id, { error })}
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Must not submit the form around the dialog.
            event.preventDefault();
            apply();
          }}
          className="control mt-1.5"
        />
        <FieldError id={id} text={error} />
      </Dialog>
    </>
  );
}
