import { filtersToQuery, readFilters } from '@/lib/search/filters';

/** What the form asks for, as a normalised query string from the first page; what makes no sense is left out. */
export function queryOfForm(form: HTMLFormElement): string {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return filtersToQuery(readFilters(values).filters);
}

/** Sets every field to what the query says. Hidden fields belong to islands that set them themselves. */
export function fillForm(form: HTMLFormElement, query: string): void {
  const params = new URLSearchParams(query);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = params.get(field.name) === field.value;
    } else if (field instanceof HTMLSelectElement) {
      field.value = params.get(field.name) ?? '';
    } else if (field instanceof HTMLInputElement && field.type === 'text') {
      field.value = params.get(field.name) ?? '';
    }
  }
}
