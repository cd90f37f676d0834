/** Which buttons stand under the form, and what each of them sends (docs/rules/listing-form.md#buttons). */
import type { Intent } from '@/lib/listing-form/values';

export interface FormSituation {
  /** A listing that does not exist yet. */
  isNew: boolean;
  /** Offline, or a concept. */
  isDisabled: boolean;
  /** Something differs from what the server has. */
  isChanged: boolean;
}

export type FormButton = 'publish' | 'save' | 'preview' | 'concept';

/** In the order in which they stand. */
export function shownButtons({ isNew, isDisabled, isChanged }: FormSituation): FormButton[] {
  if (isNew) return ['publish', 'preview', 'concept'];
  if (isDisabled) return [isChanged ? 'save' : 'publish', 'preview'];
  return [...(isChanged ? (['save'] as const) : []), 'preview', 'concept'];
}

/** Saving a disabled listing keeps it a concept. */
export function intentOf(button: Exclude<FormButton, 'preview'>, isDisabled: boolean): Intent {
  if (button === 'save') return isDisabled ? 'concept' : 'save';
  return button;
}
