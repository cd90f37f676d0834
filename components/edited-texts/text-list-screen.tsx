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

/** All texts that can be changed, by where they are shown. */
export function TextListScreen() {
  const query = useQuery(textListQuery());
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <OneOfList query={query} failed={texts.loadFailed}>
        {(all) => (
          <div className="space-y-8">
            {textGroups.map((group) => (
              <section key={group} aria-labelledby={`teksten-${group}`}>
                <h2 id={`teksten-${group}`} className="text-xl">
                  {texts.groups[group]}
                </h2>
                <Card padded={false} className="mt-3">
                  <ul className="divide-y divide-ci-gray-200">
                    {all
                      .filter((text) => text.group === group)
                      .map((text) => (
                        <Row key={text.key} text={text} />
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

function Row({ text: { key, label, locales, edited } }: { text: ListedText }) {
  const names = edited.map(({ locale }) => texts.languages[locale]).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2 sm:px-6">
      <Link href={route('dashboard.admin.texts.show', { key })} className="link inline-block py-2">
        {label}
      </Link>
      {edited.length > 0 ? (
        <Badge tone="blue" className="whitespace-normal">
          {locales.length === 1 ? texts.changed : texts.changedIn(names)}
        </Badge>
      ) : (
        <span className="text-ci-gray-600">{texts.own}</span>
      )}
    </li>
  );
}
