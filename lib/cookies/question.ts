/**
 * The question about cookies (spec P §2) as the platform's own modal dialog: it stands closed in the HTML of every page
 * and can be asked and answered before the page's script is there. The buttons of its forms close it with an answer.
 */
import {
  allowAll,
  essentialOnly,
  readCookiePreferences,
  saveCookiePreferences,
} from '@/lib/cookies/preferences';

export const cookieQuestionId = 'cookie-question';

/** What the buttons answer. */
export const cookieAnswers = { all: 'all', essential: 'essential' } as const;

/** Opens it with the focus on its title, so that a screen reader begins there. */
export function openQuestion(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** Asks where there is no answer yet and the page wants to know (`data-asks`). */
export function askOnce(dialog: HTMLDialogElement): void {
  if (!dialog.open && dialog.dataset.asks !== undefined && readCookiePreferences() === null)
    openQuestion(dialog);
}

/** Saves what it was closed with, once. Closed without an answer, it will be asked again. */
export function saveAnswer(dialog: HTMLDialogElement): void {
  const { returnValue } = dialog;
  dialog.returnValue = '';
  if (returnValue === cookieAnswers.all) saveCookiePreferences(allowAll);
  if (returnValue === cookieAnswers.essential) saveCookiePreferences(essentialOnly);
}
