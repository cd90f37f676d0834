/** Texts kept in local storage, if the browser allows it; the disclaimer lists each of them. */

export function savedText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function saveText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Storage is full, or blocked by the visitor: the page works without it.
  }
}

export function forgetText(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}
