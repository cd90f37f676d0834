/** Which buttons the form shows, and what each of them sends (docs/rules/listing-form.md#buttons). */
import type { Intent } from '@/lib/listing-form/values';

export interface FormSituation {
  /** A listing that has not been saved yet. */
  isNew: boolean;
  /** Offline, or a draft. */
  isDisabled: boolean;
  /** The form has unsaved changes. */
  isChanged: boolean;
}

export type FormButton = 'publish' | 'save' | 'preview' | 'concept';

/** In display order. */
export function shownButtons({ isNew, isDisabled, isChanged }: FormSituation): FormButton[] {
  if (isNew) return ['publish', 'preview', 'concept'];
  if (isDisabled) return [isChanged ? 'save' : 'publish', 'preview'];
  return [...(isChanged ? (['save'] as const) : []), 'preview', 'concept'];
}

/** Saving a disabled listing leaves it a draft. */
export function intentOf(button: Exclude<FormButton, 'preview'>, isDisabled: boolean): Intent {
  if (button === 'save') return isDisabled ? 'concept' : 'save';
  return button;
}
