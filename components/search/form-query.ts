/** Field name → value that counts in place of the field's own: what no field of the form can take by itself. */
export type Changes = Map<string, string>;

/**
 * What the form asks for, as a query string from the first page: its fields in their order, empty ones left out.
 * The server normalises it; the parser is not worth its weight here.
 */
export function queryOfForm(form: HTMLFormElement, changes?: Changes): string {
  const query = new URLSearchParams();
  for (const [name, given] of new FormData(form)) {
    const value = changes?.get(name) ?? given;
    const isDefault = value === '' || (name === 'sort_by' && value === 'recent');
    if (typeof value === 'string' && !isDefault) query.append(name, value);
  }
  for (const [name, other] of halves) if (!query.has(other)) query.delete(name);
  return query.toString();
}

/** What asks for nothing without the other: such halves are no search. */
const halves = [
  ['flex', 'arrival'],
  ['month', 'stay'],
  ['stay', 'month'],
] as const;

/**
 * Days and a month do not go together: the one that was chosen last takes the place of the other, in a form whose
 * fields are those of both. A month that is chosen first gets a week in it.
 * @param name of the field that somebody set
 */
export function keepApart(form: HTMLFormElement, name: string, changes: Changes): void {
  const fieldOf = (wanted: string) => {
    const field = form.elements.namedItem(wanted);
    return field instanceof HTMLSelectElement ? field : null;
  };
  const [month, stay, flex] = [fieldOf('month'), fieldOf('stay'), fieldOf('flex')];
  if (!month || !stay || !flex) return;
  if (name === 'month') stay.value = month.value === '' ? '' : stay.value || 'week';
  if (name === 'stay' && stay.value === '') month.value = '';
  if (['month', 'stay'].includes(name) && month.value !== '') {
    flex.value = '';
    for (const day of ['arrival', 'departure']) changes.set(day, '');
  }
  if (name === 'arrival' && new FormData(form).get('arrival') !== '') {
    month.value = '';
    stay.value = '';
  }
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

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (one: Element): one is Field =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement;

/** Whether the field took the value: hidden fields belong to islands that set them, and a list has what it offers. */
function setField(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement) {
    const wanted = value || (field.name === 'sort_by' ? 'recent' : '');
    const isOffered = [...field.options].some((option) => option.value === wanted);
    if (isOffered) field.value = wanted;
    return isOffered;
  }
  if (field.type === 'checkbox') field.checked = field.value === value;
  else if (field.type === 'text') field.value = value;
  else return false;
  return true;
}

/**
 * Sets every field to what the query says. A list learns of what it does not offer, so that it is not lost.
 * @param words of what is asked for, by the parameter
 */
export function fillForm(form: HTMLFormElement, query: string, words: readonly Words[]): void {
  const params = new URLSearchParams(query);
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const value = params.get(field.name) ?? '';
    if (setField(field, value) || !(field instanceof HTMLSelectElement)) continue;
    const label = words.find(({ parameter }) => parameter === field.name)?.label ?? value;
    field.add(new Option(label, value));
    field.value = value;
  }
}

interface Words {
  parameter: string;
  label: string;
}

/**
 * Does to the form what a link would do to the search that is shown, and no more: what was chosen since stays. A link
 * with `data-in-place="all"` empties it.
 * @param changes gets what a field could not take, and forgets what one could
 */
export function changeForm(
  form: HTMLFormElement,
  shown: string,
  link: HTMLAnchorElement,
  changes: Changes,
): void {
  const [from, to] = [new URLSearchParams(shown), new URL(link.href).searchParams];
  for (const field of form.elements) {
    if (!isField(field) || !field.name) continue;
    const value = to.get(field.name) ?? '';
    if (link.dataset.inPlace !== 'all' && value === (from.get(field.name) ?? '')) continue;
    if (setField(field, value)) changes.delete(field.name);
    else changes.set(field.name, value);
  }
}
