import type { Metadata } from 'next';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { NewsFormScreen } from '@/components/news/news-form-screen';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';
import { requirePageActor } from '@/server/auth/page-actor';
import { mayWriteNews } from '@/server/features/news/policy';

export const metadata: Metadata = { title: texts.createTitle };

/** The form to write an article, for admins (docs/rules/news.md). */
export default async function NewsCreatePage() {
  const actor = await requirePageActor(route('dashboard.news.create'));
  return mayWriteNews(actor) ? <NewsFormScreen id={null} /> : showNotFound();
}
