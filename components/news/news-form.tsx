'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Form } from '@/components/forms/form';
import { RichTextField } from '@/components/forms/rich-text-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { ImageField } from '@/components/news/image-field';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import type { NewsArticle, NewsArticleForm } from '@/lib/news/contract';
import { refreshNews, saveNewsArticle } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';

const schema = async () => (await import('@/lib/news/contract')).newsArticleForm;

/** Writes or changes an article. What the server rejects is listed above the form. */
export function NewsForm({ article }: { article: NewsArticle | null }) {
  const client = useQueryClient();
  const router = useRouter();

  async function save(values: NewsArticleForm) {
    await saveNewsArticle(article?.id ?? null, values);
    await refreshNews(client);
    toast.success(article ? texts.edited : texts.created);
    router.push(route('dashboard.news.index'));
  }

  return (
    <Form
      schema={schema}
      defaultValues={{
        title: article?.title ?? '',
        content: article?.content ?? '',
        image: article?.image ?? null,
      }}
      onSubmit={save}
      errorText={texts.saveFailed}
      label={article ? texts.editTitle : texts.createTitle}
      className="max-w-prose"
    >
      <TextField name="title" label={texts.articleTitle} autoComplete="off" />
      <RichTextField name="content" label={texts.content} />
      <ImageField name="image" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{article ? texts.save : texts.publish}</SubmitButton>
        <LinkButton href={route('dashboard.news.index')} variant="secondary">
          {texts.cancel}
        </LinkButton>
      </div>
    </Form>
  );
}
