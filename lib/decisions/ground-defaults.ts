import { termsArticleOf } from '@/lib/decisions/measures';
import type { Ground, Measure } from '@/lib/decisions/measures';
import { decisionTexts } from '@/lib/texts/decisions';

/** The article of the terms that applies if none is named, in words: 'Servicevoorwaarden, artikel 10'. */
export const termsArticle = (measure: Measure): string => decisionTexts.termsArticle(termsArticleOf[measure]);

/** The initial values of a form about a measure. */
export const groundDefaults = (measure: Measure): { ground: Ground; article: string } => ({
  ground: 'terms',
  article: termsArticle(measure),
});

/** The article after the ground changed: the default appears only with the terms, a typed one stays. */
export function articleFor(measure: Measure, ground: string, article: string): string {
  const ofTerms = termsArticle(measure);
  if (ground === 'terms') return article.trim() === '' ? ofTerms : article;
  return article.trim() === ofTerms ? '' : article;
}
