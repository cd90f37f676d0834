/**
 * Field name → value that counts in place of the field's own: what no field of the form can take by itself, or has no
 * field yet.
 */
export type Changes = Map<string, string>;

/**
 * What the form asks for, as a query string from the first page: its fields, then what has none, empty ones left out.
 * The server normalises it; the parser is not worth its weight here.
 */
export function queryOfForm(form: HTMLFormElement, changes: Changes = new Map()): string {
  const fields = [...new FormData(form)];
  const names = new Set(fields.map(([name]) => name));
  const query = new URLSearchParams();
  for (const [name, given] of [...fields, ...[...changes].filter(([name]) => !names.has(name))]) {
    const value = changes.get(name) ?? given;
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
  const asked = new FormData(form);
  const set = (wanted: string, value: string) => setNamed(form, wanted, value, changes);
  const isMonth = name === 'month' || name === 'stay';
  if (name === 'month') set('stay', asked.get('month') === '' ? '' : textOf(asked.get('stay')) || 'week');
  if (name === 'stay' && asked.get('stay') === '') set('month', '');
  else if (isMonth && asked.get('month') !== '')
    for (const day of ['flex', 'arrival', 'departure']) set(day, '');
  if (name === 'arrival' && asked.get('arrival') !== '') for (const one of ['month', 'stay']) set(one, '');
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

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

/** Sets whatever fields have the name; notes the value where none of them can take it. */
function setNamed(form: HTMLFormElement, name: string, value: string, changes: Changes): void {
  const fields = [...form.elements].filter(isField).filter((field) => field.name === name);
  const taken = fields.map((field) => setField(field, value));
  if (taken.includes(true)) changes.delete(name);
  else changes.set(name, value);
}

/** Fields came into the form: they take what was chosen before they were there. */
export function takeChanges(form: HTMLFormElement, changes: Changes): void {
  for (const [name, value] of [...changes]) setNamed(form, name, value, changes);
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
  const fields = [...form.elements].filter(isField).map(({ name }) => name);
  for (const name of new Set([...fields, ...changes.keys(), ...from.keys(), ...to.keys()])) {
    const value = to.get(name) ?? '';
    const isSame = value === (from.get(name) ?? '');
    if (name !== '' && (link.dataset.inPlace === 'all' || !isSame)) setNamed(form, name, value, changes);
  }
}
