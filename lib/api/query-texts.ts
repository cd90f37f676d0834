/** The parameters of a query string as texts: a repeated one is a list, with commas. */
export function queryTexts(search: URLSearchParams): Record<string, string> {
  const texts = [...new Set(search.keys())].map((name) => {
    return [name, search.getAll(name).filter(Boolean).join(',')] as const;
  });
  return Object.fromEntries(texts);
}
