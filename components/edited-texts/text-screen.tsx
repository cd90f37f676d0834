'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextEditor } from '@/components/edited-texts/text-editor';
import { TextVersions } from '@/components/edited-texts/text-versions';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { route } from '@/lib/desk-paths';
import type { TextDto } from '@/lib/edited-texts/contract';
import { refreshTexts, textQueryOf } from '@/lib/edited-texts/queries';
import type { Language } from '@/lib/languages/language';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

interface TextScreenProps {
  textKey: string;
  locale: Language;
}

/** The editor of one text in one language, with its versions. */
export function TextScreen({ textKey, locale }: TextScreenProps) {
  const query = useQuery(textQueryOf(textKey, locale));
  const label = query.data?.label ?? texts.title;
  return (
    <>
      <Breadcrumb
        as={Link}
        className="mb-4"
        items={[{ label: texts.title, href: route('dashboard.admin.texts') }, { label }]}
      />
      <ListHeading title={label} />
      <OneOfList query={query} failed={texts.loadFailed}>
        {(text) => (
          <div className="space-y-6">
            <Languages text={text} />
            <Versioned text={text} />
          </div>
        )}
      </OneOfList>
    </>
  );
}

function Languages({ text: { key, group, locale, locales } }: { text: TextDto }) {
  if (locales.length === 1) {
    const isLetter = group === 'landlord_letters' || group === 'account_letters';
    return <p className="text-ci-gray-700">{isLetter ? texts.dutchAlone : texts.once}</p>;
  }
  return (
    <nav aria-label={texts.language}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {locales.map((one) => (
          <li key={one}>
            <Link
              href={route('dashboard.admin.texts.show', { key }, { locale: one === 'nl' ? null : one })}
              aria-current={one === locale ? 'page' : undefined}
              className={
                one === locale
                  ? 'inline-block border-b-2 border-ci-blue py-2 font-semibold text-ci-blue-700'
                  : 'link inline-block py-2'
              }
            >
              {texts.languages[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An earlier version, put into the editor in place of the current text. */
interface Taken {
  body: string;
  /** Counted, so that the same version can be taken again. */
  turn: number;
}

function Versioned({ text }: { text: TextDto }) {
  const client = useQueryClient();
  const [taken, setTaken] = useState<Taken | null>(null);
  function show(saved: TextDto) {
    client.setQueryData(textQueryOf(saved.key, saved.locale).queryKey, saved);
    void refreshTexts(client);
    setTaken(null);
    toast.success(texts.saved);
  }
  return (
    <>
      <TextEditor
        key={`${text.version} ${taken?.turn}`}
        text={text}
        body={taken?.body ?? text.body}
        onSaved={show}
      />
      <TextVersions
        text={text}
        onTake={(body, version) => {
          setTaken({ body, turn: (taken?.turn ?? 0) + 1 });
          toast.success(texts.taken(version));
        }}
      />
    </>
  );
}
