/**
 * The no-script version of an enhanced form (components/forms/with-or-without-script). It is in every server-rendered
 * page and is removed by the first script that runs, unless the visitor has already started to fill it in.
 */

/** Marks the container of a no-script form. */
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

/** Called when the page's scripts fail to load after all: restores the no-script forms with what was typed so far. */
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

/** Whether `value` is all of the control's state, unlike that of a checkbox. */
const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLInputElement
    ? control.type !== 'checkbox' && control.type !== 'radio' && control.type !== 'hidden'
    : control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;

/**
 * Whether the visitor has focused a control or changed a value. Controls that are not visible do not count, since the
 * browser may have filled them in.
 */
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
