/** API contract of news articles (docs/rules/news.md). Signed-in users read them, admins write them. */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { requiredLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { flagText } from '@/lib/listings/form-fields';

export const NEWS_TITLE_MAX = 200;
/** Maximum length of the HTML as sent. */
export const NEWS_CONTENT_MAX = 20_000;

export const newsArticleDto = z.object({
  id: z.int(),
  title: z.string(),
  /** HTML that was sanitised when it was saved: paragraphs, headings, lists, links, bold and italic. */
  content: z.string(),
  /** URL of the image in one width, the others are derived from it (lib/listings/photos); null without an image. */
  image: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type NewsArticle = z.infer<typeof newsArticleDto>;
export const newsArticleAnswer = dataOf(newsArticleDto);
export const newsArticlePage = pageOf(newsArticleDto);
export type NewsArticlePage = z.infer<typeof newsArticlePage>;

const texts = { title: requiredLine(NEWS_TITLE_MAX), content: z.string().min(1).max(NEWS_CONTENT_MAX) };

/** Body of POST /api/news-articles and POST /api/news-articles/{id}, multipart or JSON. */
export const newsArticleInput = z.object({
  ...texts,
  /** A file; clients may also send the current URL, which is not a new image and is ignored. */
  image: z.unknown().optional(),
  /** '1' removes the image; a new one takes precedence. */
  remove_image: flagText(),
});
export type NewsArticleInput = z.output<typeof newsArticleInput>;

/** The image in the form: a new file, the URL of the current one, or nothing. */
export const newsArticleForm = z.object({ ...texts, image: z.union([z.file(), z.string(), z.null()]) });
export type NewsArticleForm = z.output<typeof newsArticleForm>;
