import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { showRefused } from '@/app/dashboard/show-refused';
import { TextScreen } from '@/components/edited-texts/text-screen';
import { route } from '@/lib/desk-paths';
import { textQuery } from '@/lib/edited-texts/contract';
import { textQueryOf } from '@/lib/edited-texts/queries';
import { findEditableText } from '@/lib/edited-texts/registry';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { getText } from '@/server/features/edited-texts/get-text';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  params: Promise<{ key: string }>;
  searchParams: PageSearch;
}

/** The editor of one text, in one language. */
export default async function TextPage({ params, searchParams }: PageProps) {
  const { key } = await params;
  const actor = await requirePageActor(route('dashboard.admin.texts.show', { key }));
  if (!hasRight(actor, 'texts')) return showRefused(actor);
  const text = findEditableText(key);
  if (!text) return showNotFound();
  const asked = (await readQuery(textQuery.pick({ locale: true }), searchParams)).locale;
  const locale = text.languages.includes(asked) ? asked : 'nl';
  const { data } = await getText({ params: { key }, query: { locale } });
  return (
    <Prefetched data={[[textQueryOf(key, locale).queryKey, data]]}>
      <TextScreen key={`${key} ${locale}`} textKey={key} locale={locale} />
    </Prefetched>
  );
}
