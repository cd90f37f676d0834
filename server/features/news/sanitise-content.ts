import 'server-only';

import sanitizeHtml from 'sanitize-html';
import { contentTags } from '@/lib/news/content';
import { newsTexts } from '@/lib/texts/news';
import { invalid } from '@/server/http/errors';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...contentTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Other editors' tags for the same things; the page already has an h1.
  transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  disallowedTagsMode: 'discard',
};

/**
 * The HTML of an article as it is stored and served (docs/rules/news.md#bounds): text, headings, lists and links, but
 * no script, style, image or form.
 * @throws DomainError invalid on `content` when nothing readable is left
 */
export function sanitiseContent(html: string): string {
  const clean = sanitizeHtml(html.replaceAll('\0', ''), options).trim();
  const words = clean.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();
  if (words === '') throw invalid({ content: [newsTexts.noContent] });
  return clean;
}
