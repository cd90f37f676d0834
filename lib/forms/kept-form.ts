/** Forms whose values the device keeps until the tab is closed. Small, because public pages ship it. */

/** The name of a form's values on the device. */
export const keptFormName = (storageKey: string) => `form:${storageKey}`;

/** Names, on a page, the values that one of its forms may begin with. */
export const keptFormAttribute = 'data-kept-form';

/** Whether a form of the page was begun here before. */
export function hasKeptForm(): boolean {
  try {
    const name = document.querySelector(`[${keptFormAttribute}]`)?.getAttribute(keptFormAttribute);
    return Boolean(name && sessionStorage.getItem(name));
  } catch {
    // A browser that keeps nothing has nothing to show.
    return false;
  }
}

export function forgetValues(storageKey: string): void {
  try {
    sessionStorage.removeItem(keptFormName(storageKey));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function writeValues(storageKey: string, values: unknown): void {
  try {
    sessionStorage.setItem(keptFormName(storageKey), JSON.stringify(values));
  } catch {
    // Full, or forbidden by the visitor: the form works all the same.
  }
}

export function readValues(storageKey: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptFormName(storageKey)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
