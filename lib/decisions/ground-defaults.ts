import { termsArticleOf } from '@/lib/decisions/measures';
import type { Ground, Measure } from '@/lib/decisions/measures';
import { decisionTexts } from '@/lib/texts/decisions';

/** The article of the terms that is meant where none is named, as words: 'Servicevoorwaarden, artikel 10'. */
export const termsArticle = (measure: Measure): string => decisionTexts.termsArticle(termsArticleOf[measure]);

/** What a form about a measure starts with. */
export const groundDefaults = (measure: Measure): { ground: Ground; article: string } => ({
  ground: 'terms',
  article: termsArticle(measure),
});

/** The article for another ground: what was filled in by itself goes and comes with the terms, what was typed stays. */
export function articleFor(measure: Measure, ground: string, article: string): string {
  const ofTerms = termsArticle(measure);
  if (ground === 'terms') return article.trim() === '' ? ofTerms : article;
  return article.trim() === ofTerms ? '' : article;
}
