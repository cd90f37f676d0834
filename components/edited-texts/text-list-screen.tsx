'use client';

import { useQuery } from '@tanstack/react-query';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import type { ListedText } from '@/lib/edited-texts/contract';
import { textGroups } from '@/lib/edited-texts/kinds';
import { textListQuery } from '@/lib/edited-texts/queries';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

/** All texts that can be changed, grouped by where they are shown. */
export function TextListScreen() {
  const query = useQuery(textListQuery());
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <OneOfList query={query} failed={texts.loadFailed}>
        {(all) => (
          <div className="space-y-8">
            <nav aria-label={texts.groupsLabel}>
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {textGroups.map((group) => (
                  <li key={group}>
                    <a href={`#teksten-${group}`} className="link inline-block py-2">
                      {texts.groups[group]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {textGroups.map((group) => (
              <section key={group} aria-labelledby={`teksten-${group}`}>
                <h2 id={`teksten-${group}`} className="text-xl">
                  {texts.groups[group]}
                </h2>
                <Card padded={false} className="mt-3">
                  <ul className="divide-y divide-ci-gray-200">
                    {rowsOf(all.filter((text) => text.group === group)).map((row) => (
                      <Row key={row.name} {...row} />
                    ))}
                  </ul>
                </Card>
              </section>
            ))}
          </div>
        )}
      </OneOfList>
    </>
  );
}

interface RowProps {
  name: string;
  /** A single text, or all those of a letter. */
  parts: readonly ListedText[];
}

/** The texts of one letter share a row. */
function rowsOf(all: readonly ListedText[]): RowProps[] {
  const rows = new Map<string, ListedText[]>();
  for (const text of all) {
    const name = text.letter?.name ?? text.label;
    rows.set(name, [...(rows.get(name) ?? []), text]);
  }
  return [...rows].map(([name, parts]) => ({ name, parts }));
}

function Row({ name, parts }: RowProps) {
  const isLetter = parts.some(({ letter }) => letter !== null);
  const isOwn = parts.every(({ edited }) => edited.length === 0);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2 sm:px-6">
      {isLetter && <span className="w-full sm:w-auto sm:grow sm:basis-60">{name}</span>}
      <span className={isLetter ? 'flex flex-wrap items-center gap-x-6 gap-y-1' : 'contents'}>
        {parts.map((text) => (
          <Part key={text.key} text={text} />
        ))}
      </span>
      {isOwn && !isLetter && <span className="text-ci-gray-600">{texts.own}</span>}
    </li>
  );
}

function Part({ text: { key, label, letter, locales, edited } }: { text: ListedText }) {
  const names = edited.map(({ locale }) => texts.languages[locale]).join(', ');
  return (
    <>
      <Link
        href={route('dashboard.admin.texts.show', { key })}
        aria-label={letter ? label : undefined}
        className="link inline-block py-2"
      >
        {letter ? texts.letterParts[letter.part] : label}
      </Link>
      {edited.length > 0 && (
        <Badge tone="blue" className="whitespace-normal">
          {locales.length === 1 ? texts.changed : texts.changedIn(names)}
        </Badge>
      )}
    </>
  );
}
