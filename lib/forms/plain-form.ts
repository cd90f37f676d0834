/**
 * The plain twin of a form that script guides (components/forms/with-or-without-script): in every page that the server
 * sends, and taken out of it by the first script that runs, unless somebody is in it already.
 */

/** Marks what holds one. */
export const plainFormAttribute = 'data-plain-form';

const takenOut = new Map<Element, DocumentFragment>();

export function takePlainFormsOut(): void {
  for (const box of document.querySelectorAll(`[${plainFormAttribute}]`)) {
    if (box.childNodes.length === 0 || isBegun(box)) continue;
    const contents = new DocumentFragment();
    contents.append(...box.childNodes);
    takenOut.set(box, contents);
  }
}

/** For where the scripts that were to guide do not come after all: what was typed for them goes along. */
export function putPlainFormsBack(): void {
  for (const [box, contents] of takenOut) {
    box.append(contents);
    const typed = box.previousElementSibling?.querySelectorAll('input, textarea, select') ?? [];
    for (const control of typed) carryOver(control, box);
  }
  takenOut.clear();
}

function carryOver(from: Element, box: Element): void {
  if (!isChanged(from) || !isTyped(from)) return;
  const twin = box.querySelector(`[name="${CSS.escape(from.name)}"]`);
  if (twin && isTyped(twin)) twin.value = from.value;
}

/** Whether its value says all of it, as that of a tick does not. */
const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLInputElement
    ? control.type !== 'checkbox' && control.type !== 'radio' && control.type !== 'hidden'
    : control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;

/** Whether somebody is in it, or has changed something. What a browser fills in unseen is no beginning. */
export function isBegun(box: Element): boolean {
  if (!(box instanceof HTMLElement)) return false;
  if (box.offsetHeight === 0 || getComputedStyle(box).visibility === 'hidden') return false;
  return box.contains(document.activeElement) || [...box.querySelectorAll('*')].some(isChanged);
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
