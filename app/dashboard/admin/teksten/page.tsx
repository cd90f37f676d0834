import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { TextListScreen } from '@/components/edited-texts/text-list-screen';
import { route } from '@/lib/desk-paths';
import { textListQuery } from '@/lib/edited-texts/queries';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listTexts } from '@/server/features/edited-texts/list-texts';

export const metadata: Metadata = { title: texts.title };

/** The texts that the operator can change (docs/rules/edited-texts.md). */
export default async function TextsPage() {
  const actor = await requirePageActor(route('dashboard.admin.texts'));
  if (!hasRight(actor, 'texts')) return showRefused(actor);
  const { data } = await listTexts();
  return (
    <Prefetched data={[[textListQuery().queryKey, data]]}>
      <TextListScreen />
    </Prefetched>
  );
}
