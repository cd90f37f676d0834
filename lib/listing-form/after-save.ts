/** Where the owner goes after saving the form (docs/rules/listing-form.md#after-saving). */
import type { Intent } from '@/lib/listing-form/values';
import { route } from '@/lib/desk-paths';

/** leave: another site, to pay. go: a dashboard page. back: the previous page. */
export type NextStep = { kind: 'leave'; url: string } | { kind: 'go'; path: string } | { kind: 'back' };

export interface SaveAnswer {
  redirect?: boolean;
  url?: string;
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

/** The URL to which an answer redirects the browser, or null; never for a draft. */
export function redirectOf(answer: SaveAnswer, intent: Intent): string | null {
  const { redirect, url } = answer;
  return intent !== 'concept' && redirect && url && isWebAddress(url) ? url : null;
}

export function stepAfterSave(answer: SaveAnswer, intent: Intent, isNew: boolean): NextStep {
  const url = redirectOf(answer, intent);
  if (url !== null) return { kind: 'leave', url };
  if (!isNew) return { kind: 'back' };
  const action = intent === 'concept' ? 'create-as-concept' : 'create';
  return { kind: 'go', path: route('dashboard.listing.index', {}, { action }) };
}
