/** Keeps the values of a form in session storage, until the tab is closed. Small, because public pages ship it. */

/** The session storage key of a form's values. */
export const savedFormName = (storageKey: string) => `form:${storageKey}`;

/** The attribute that names the stored values with which a form of the page may start. */
export const savedFormAttribute = 'data-kept-form';

/** Whether a form of the page has stored values from an earlier visit. */
export function hasSavedForm(): boolean {
  try {
    const name = document.querySelector(`[${savedFormAttribute}]`)?.getAttribute(savedFormAttribute);
    return Boolean(name && sessionStorage.getItem(name));
  } catch {
    // Without storage there are no values to show.
    return false;
  }
}

export function forgetValues(storageKey: string): void {
  try {
    sessionStorage.removeItem(savedFormName(storageKey));
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function writeValues(storageKey: string, values: unknown): void {
  try {
    sessionStorage.setItem(savedFormName(storageKey), JSON.stringify(values));
  } catch {
    // Storage is full, or blocked by the visitor: the form works without it.
  }
}

export function readValues(storageKey: string): object {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(savedFormName(storageKey)) ?? 'null');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}
