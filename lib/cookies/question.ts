/**
 * The question about cookies as the browser's own modal dialog: it stands closed in the HTML of every page and can be
 * asked and answered before the page's script is there. The buttons of its forms close it with an answer.
 */
import {
  allowAll,
  essentialOnly,
  readCookiePreferences,
  saveCookiePreferences,
} from '@/lib/cookies/preferences';

export const cookieQuestionId = 'cookie-question';

/** The name under which the tab remembers that the question was put off. */
export const putOffName = 'cookie_question';

/** What the buttons answer. */
export const cookieAnswers = { all: 'all', essential: 'essential', later: 'later' } as const;

/** Opens it with the focus on its title, so that a screen reader starts there. */
export function openQuestion(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** Whether to ask: there is no answer yet, and it was not put off for this visit. */
export function isUnanswered(): boolean {
  return readCookiePreferences() === null && !isPutOff();
}

/** Whether it is open, or has to be: nobody answered, and the page asks (`data-asks`). */
export function isAsked(dialog: HTMLDialogElement): boolean {
  return dialog.open || (dialog.dataset.asks !== undefined && isUnanswered());
}

/** Opens it where it has to be. */
export function askOnce(dialog: HTMLDialogElement): void {
  if (!dialog.open && isAsked(dialog)) openQuestion(dialog);
}

/**
 * Saves the answer as a button is pressed; the dialog's own close event comes later. The cross puts the question off
 * until the tab is closed; left by Escape or for the explanation, it is asked again on the next page. Listening twice
 * equals listening once.
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
    // A browser that keeps nothing asks again.
  }
}

function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(putOffName) !== null;
  } catch {
    return false;
  }
}
