/** What is typed in a form, kept on this device until the tab is closed. */

/** The name of a form's values on the device. */
export const keptFormName = (storageKey: string) => `form:${storageKey}`;

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
