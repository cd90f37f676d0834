/**
 * The cookie consent dialog as a native modal dialog: it is in the HTML of every page, closed, and can be opened and
 * answered before the page's script has loaded. The buttons of its forms close it with an answer.
 */
import {
  allowAll,
  essentialOnly,
  readCookiePreferences,
  saveCookiePreferences,
} from '@/lib/cookies/preferences';

export const cookieQuestionId = 'cookie-question';

/** The session storage key that records that the question was put off. */
export const putOffName = 'cookie_question';

/** The values of the buttons. */
export const cookieAnswers = { all: 'all', essential: 'essential', later: 'later' } as const;

/** Opens the dialog and focuses its title, so that a screen reader starts there. */
export function openQuestion(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** Whether to ask: there is no choice yet, and the question was not put off in this tab. */
export function isUnanswered(): boolean {
  return readCookiePreferences() === null && !isPutOff();
}

/** Whether the dialog is open or should be: there is no choice yet, and the page asks (`data-asks`). */
export function isAsked(dialog: HTMLDialogElement): boolean {
  return dialog.open || (dialog.dataset.asks !== undefined && isUnanswered());
}

/** Opens the dialog if it should be open. */
export function askOnce(dialog: HTMLDialogElement): void {
  if (!dialog.open && isAsked(dialog)) openQuestion(dialog);
}

/**
 * Saves the answer on submit, because the dialog's close event fires later. The close button puts the question off
 * until the tab is closed; after Escape, or following the link to the explanation, it is asked again on the next page.
 * Calling this twice is harmless.
 */
export function hearAnswers(dialog: HTMLDialogElement): void {
  dialog.addEventListener('submit', saveAnswer);
  dialog.addEventListener('cancel', letBe);
}

function saveAnswer(event: SubmitEvent): void {
  const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
  if (answer === cookieAnswers.all) saveCookiePreferences(allowAll);
  if (answer === cookieAnswers.essential) saveCookiePreferences(essentialOnly);
  if (answer === cookieAnswers.later) putOff();
  letBe(event);
}

function letBe({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLDialogElement) delete currentTarget.dataset.asks;
}

function putOff(): void {
  try {
    sessionStorage.setItem(putOffName, 'later');
  } catch {
    // Without storage the question is simply asked again.
  }
}

function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(putOffName) !== null;
  } catch {
    return false;
  }
}
