/** News articles on the wire (docs/rules/news.md). Whoever is signed in reads them, admins write them. */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { requiredLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { flagText } from '@/lib/listings/form-fields';

export const NEWS_TITLE_MAX = 200;
/** Of the HTML as it is sent. */
export const NEWS_CONTENT_MAX = 20_000;

export const newsArticleDto = z.object({
  id: z.int(),
  title: z.string(),
  /** HTML that was sanitised when it was saved: paragraphs, headings, lists, links, bold and italic. */
  content: z.string(),
  /** Address of the image in one width, other widths stand beside it (lib/listings/photos); null without. */
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
  /** A file; the text that a client sends in its place is no new image and is ignored. */
  image: z.unknown().optional(),
  /** '1' removes the image; a new one wins over it. */
  remove_image: flagText(),
});
export type NewsArticleInput = z.output<typeof newsArticleInput>;

/** What the form holds as the image: a new file, the address of the present one, or nothing. */
export const newsArticleForm = z.object({ ...texts, image: z.union([z.file(), z.string(), z.null()]) });
export type NewsArticleForm = z.output<typeof newsArticleForm>;
