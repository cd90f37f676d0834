/** One error of a form: the path of its field, such as `managers.0`, and the message. */
export interface FormIssue {
  name: string;
  message: string;
}

/** The nested errors of react-hook-form as a list, in field order. */
export function flattenErrors(errors: object, parent = ''): FormIssue[] {
  return Object.entries(errors).flatMap(([key, error]): FormIssue[] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const name = key === 'root' ? parent : parent === '' ? key : `${parent}.${key}`;
    const message: unknown = Reflect.get(error, 'message');
    return typeof message === 'string' && message !== '' ? [{ name, message }] : flattenErrors(error, name);
  });
}

/**
 * The closest field that is shown: `managers` for `managers.0` when the list is one field; undefined when there is
 * none.
 */
export function shownField(name: string, isShown: (name: string) => boolean): string | undefined {
  if (isShown(name)) return name;
  const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return parent === '' ? undefined : shownField(parent, isShown);
}
