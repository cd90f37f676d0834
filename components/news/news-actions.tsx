'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { NewsArticle } from '@/lib/news/contract';
import { deleteNewsArticle, refreshNews } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';

/** An admin's actions on an article. */
export function NewsActions({ article: { id, title } }: { article: NewsArticle }) {
  const client = useQueryClient();

  async function remove() {
    await deleteNewsArticle(id).catch((error: unknown) => {
      throw toTellable(error, texts.removeFailed);
    });
    toast.success(texts.removed);
    await refreshNews(client);
  }

  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <LinkButton
        href={route('dashboard.news.edit', { id })}
        variant="secondary"
        size="sm"
        aria-label={texts.editNamed(title)}
      >
        {texts.edit}
      </LinkButton>
      <ConfirmDialog
        trigger={
          <Button variant="quiet" size="sm" aria-label={texts.removeNamed(title)}>
            {texts.remove}
          </Button>
        }
        title={texts.removeTitle(title)}
        description={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={remove}
        errorText={texts.removeFailed}
      />
    </div>
  );
}
