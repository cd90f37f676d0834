import { NAME_LENGTH } from '@/lib/search/name-length';

/**
 * Field name → value that replaces the field's own: values that no field of the form can hold, or whose field is not
 * rendered yet.
 */
export type Changes = Map<string, string>;

/**
 * The search in the form, as a query string for the first page: its fields, then `changes`, without empty ones; a list
 * for a name that has several. The server normalises it, since the parser would add too much to this bundle.
 */
export function queryOfForm(form: HTMLFormElement, changes: Changes = new Map()): string {
  const fields = [...new FormData(form)];
  const names = new Set(fields.map(([name]) => name));
  const query = new URLSearchParams();
  for (const [name, given] of [...fields, ...[...changes].filter(([name]) => !names.has(name))]) {
    const value = changes.get(name) ?? given;
    if (typeof value !== 'string' || isNone(name, value)) continue;
    const before = changes.has(name) ? null : query.get(name);
    query.set(name, before === null ? value : `${before},${value}`);
  }
  for (const [name, ...others] of halves) if (!others.some((other) => query.has(other))) query.delete(name);
  return query.toString();
}

/** Whether a value filters nothing; this includes a name that is still too short. */
const isNone = (name: string, value: string) =>
  value === '' ||
  (name === 'sort_by' && value === 'recent') ||
  (name === 'name' && value.trim().length < NAME_LENGTH.min);

/** Parameters that mean nothing without one of the others are dropped. */
const halves = [
  ['flex', 'arrival'],
  ['month', 'stay', 'nights'],
  ['stay', 'month'],
  ['nights', 'month'],
  ['max_total', 'arrival', 'month'],
] as const;

/** Whether a field was changed since the server rendered the form. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const sent = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
      return field.selectedIndex !== Math.max(sent, 0);
    }
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

/** Whether two query strings have the same parameters, in any order. */
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

/**
 * Sets a field; false if it does not accept the value: hidden fields belong to components that set them, and a select
 * only has its options.
 */
function setField(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement) {
    const wanted = value || (field.name === 'sort_by' ? 'recent' : '');
    const isOffered = [...field.options].some((option) => option.value === wanted);
    if (isOffered) field.value = wanted;
    return isOffered;
  }
  if (field.type === 'radio') field.checked = field.value === value;
  else if (field.type === 'checkbox') field.checked = value.split(',').includes(field.value);
  else if (field.type === 'text') field.value = value;
  else return false;
  return true;
}

/**
 * Sets every field to the query's values. A value that a select does not contain is added as an option, so that it is
 * not lost.
 * @param words the labels of the query's values, by parameter
 */
export function fillForm(form: HTMLFormElement, query: string, words: readonly Words[]): void {
  const params = new URLSearchParams(query);
  for (const field of form.elements) {
    // A field without a name follows the search by itself.
    if (!isField(field) || field.name === '') continue;
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

/** Sets all fields with this name, checkboxes by a list of values; keeps the value in `changes` if none accepts it. */
export function setNamed(form: HTMLFormElement, name: string, value: string, changes: Changes): void {
  const fields = [...form.elements].filter(isField).filter((field) => field.name === name);
  const taken = fields.map((field) => setField(field, value));
  if (taken.includes(true)) changes.delete(name);
  else changes.set(name, value);
}

/** Sets the field that a nameless checkbox names in `data-sets`: to its value, or to '' when unchecked. */
export function setOther(form: HTMLFormElement, target: EventTarget | null, changes: Changes): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.sets === undefined) return;
  setNamed(form, target.dataset.sets, target.checked ? target.value : '', changes);
}

/** Applies values chosen before the form had fields for them. */
export function takeChanges(form: HTMLFormElement, changes: Changes): void {
  for (const [name, value] of [...changes]) setNamed(form, name, value, changes);
}

/**
 * Applies to the form what a link changes in the search shown, and nothing else: later choices stay. A link with
 * `data-in-place="all"` clears the form.
 * @param changes receives values that no field accepts, and drops those that a field accepts
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
