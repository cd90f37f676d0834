/** The current page's URL with changed parameters; null removes one. */
export function addressWith(changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const search = query.toString();
  return `${window.location.pathname}${search && `?${search}`}`;
}
