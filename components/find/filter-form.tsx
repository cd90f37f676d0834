'use client';

import { ChevronDown, Download } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/ui/words';
import { findListTexts as texts } from '@/lib/texts/find';

interface FilterFormProps {
  /** The address of the list without filters. */
  path: string;
  /** How many filters narrow the list now. */
  count: number;
  fileUrl: string;
  /** FilterInput and FilterSelect elements. */
  children: ReactNode;
}

/**
 * The filters of a long list, kept in its URL, to which the form leads without script too. They are folded until one
 * narrows the list.
 */
export function FilterForm({ path, count, fileUrl, children }: FilterFormProps) {
  const router = useRouter();

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') asked.set(name, value.trim());
    const search = String(asked);
    router.push(search ? `${path}?${search}` : path);
  }

  return (
    <details open={count > 0} className="group mb-5 rounded-panel border border-ci-gray-200 bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <Words>{texts.filtersOn(count)}</Words>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <form
        action={path}
        onSubmit={submit}
        className="border-t border-ci-gray-200 p-4"
        aria-label={texts.filters}
      >
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" size="sm">
            {texts.apply}
          </Button>
          {count > 0 && (
            <LinkButton as={Link} href={path} variant="secondary" size="sm">
              {texts.clear}
            </LinkButton>
          )}
          <LinkButton href={fileUrl} download variant="secondary" size="sm">
            <Download aria-hidden className="size-4" />
            <Words>{texts.file}</Words>
          </LinkButton>
        </div>
      </form>
    </details>
  );
}

interface FilterProps {
  name: string;
  label: string;
  value: string | undefined;
}

interface FilterInputProps extends FilterProps {
  type?: 'search' | 'date' | 'number';
  min?: number;
  max?: number;
  step?: number;
  placeholder?: string;
}

export function FilterInput({ name, label, value = '', type = 'search', ...rest }: FilterInputProps) {
  const id = useId();
  const words = type === 'search' && { minLength: 2, maxLength: 100 };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input id={id} name={name} type={type} defaultValue={value} {...words} {...rest} className="control" />
    </div>
  );
}

interface FilterSelectProps extends FilterProps {
  choices: readonly (readonly [value: string, label: string])[];
  /** The label of the empty option; null if there is none. */
  none?: string | null;
}

export function FilterSelect({ name, label, value = '', choices, none = texts.any }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="control control-select truncate">
        {none !== null && <option value="">{none}</option>}
        {choices.map(([key, choice]) => (
          <option key={key} value={key}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  );
}
