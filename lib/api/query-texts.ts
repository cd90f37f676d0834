/** Query parameters as strings: the values of a repeated parameter are joined with commas. */
export function queryTexts(search: URLSearchParams): Record<string, string> {
  const lists = new Map<string, string[]>();
  for (const [name, value] of search) {
    const list = lists.get(name) ?? [];
    lists.set(name, list);
    if (value) list.push(value);
  }
  return Object.fromEntries([...lists].map(([name, list]) => [name, list.join(',')] as const));
}
