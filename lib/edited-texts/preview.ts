/** The query parameter of a public page that holds the id of the draft to show it with. */
export const previewParameter = 'voorbeeld';

/** @param path of a page, perhaps with a query and a fragment */
export function previewPath(path: string, id: string): string {
  const [page = '', fragment] = path.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}${previewParameter}=${id}${fragment ? `#${fragment}` : ''}`;
}
