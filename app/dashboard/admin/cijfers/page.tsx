import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showRefused } from '@/app/dashboard/show-refused';
import { FiguresScreen } from '@/components/figures/figures-screen';
import { RecipientsPart } from '@/components/figures/recipients-part';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { figuresQueryOf } from '@/lib/figures/queries';
import { readShownFigures, spanOf } from '@/lib/figures/screen';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { getFigures } from '@/server/features/figures/get-figures';
import { getRecipients } from '@/server/features/recipients/get-recipients';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** How the whole site grows (docs/rules/operator-figures.md). */
export default async function FiguresPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.figures'));
  if (!hasRight(actor, 'figures')) return showRefused(actor);
  const today = todayIn();
  const shown = readShownFigures(await searchParams, Number(today.slice(0, 4)));
  const [{ data }, recipients] = await Promise.all([
    getFigures({ query: { ...spanOf(shown, today), by: shown.by } }),
    getRecipients(),
  ]);
  return (
    <>
      <Prefetched data={[[figuresQueryOf(shown, today).queryKey, data]]}>
        <FiguresScreen shown={shown} today={today} />
      </Prefetched>
      <RecipientsPart recipients={recipients} />
    </>
  );
}
