/**
 * What the form asks for, as a query string from the first page: its fields in their order, empty ones left out.
 * The server normalises it; the parser is not worth its weight here.
 */
export function queryOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = value === '' || (name === 'sort_by' && value === 'recent');
    if (typeof value === 'string' && !isDefault) query.append(name, value);
  }
  return query.toString();
}

/** Whether somebody changed a field since the server sent the form. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const sent = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
      return field.selectedIndex !== Math.max(sent, 0);
    }
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

/** Whether two query strings ask for the same, in whatever order. */
export function isSameQuery(a: string, b: string): boolean {
  const sorted = (query: string) => {
    const params = new URLSearchParams(query);
    params.sort();
    return params.toString();
  };
  return sorted(a) === sorted(b);
}

/** Sets every field to what the query says. Hidden fields belong to islands that set them themselves. */
export function fillForm(form: HTMLFormElement, query: string): void {
  const params = new URLSearchParams(query);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = params.get(field.name) === field.value;
    } else if (field instanceof HTMLSelectElement) {
      field.value = params.get(field.name) ?? (field.name === 'sort_by' ? 'recent' : '');
    } else if (field instanceof HTMLInputElement && field.type === 'text') {
      field.value = params.get(field.name) ?? '';
    }
  }
}
