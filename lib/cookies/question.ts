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

/** Whether it is open, or has to be: there is no answer yet, and the page wants to know (`data-asks`). */
export function isAsked(dialog: HTMLDialogElement): boolean {
  return dialog.open || (dialog.dataset.asks !== undefined && readCookiePreferences() === null);
}

/** Opens it where it has to be. */
export function askOnce(dialog: HTMLDialogElement): void {
  if (!dialog.open && isAsked(dialog)) openQuestion(dialog);
}

/**
 * Saves what a button of its forms answers, as it is pressed: the dialog's own word of being closed comes later. Closed
 * without an answer it is not asked again on this page, but on the next. Listening twice is listening once.
 */
export function hearAnswers(dialog: HTMLDialogElement): void {
  dialog.addEventListener('submit', saveAnswer);
  dialog.addEventListener('cancel', letBe);
}

function saveAnswer(event: SubmitEvent): void {
  const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
  if (answer === cookieAnswers.all) saveCookiePreferences(allowAll);
  if (answer === cookieAnswers.essential) saveCookiePreferences(essentialOnly);
  letBe(event);
}

function letBe({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLDialogElement) delete currentTarget.dataset.asks;
}
