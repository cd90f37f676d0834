/** Texts that stay on this device, if its browser keeps anything; each is a row of the disclaimer's list. */

export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full, or forbidden by the visitor: the page works all the same.
  }
}

export function forgetText(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
