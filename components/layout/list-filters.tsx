'use client';

import { Search } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useId, useState, useTransition } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import { IconButton } from '@/components/ui/icon-button';

/** One of several options, each with a URL. */
interface Choice {
  label: string;
  href: string;
  isCurrent: boolean;
}

export interface FilterSelect {
  label: string;
  choices: readonly Choice[];
}

interface ListFiltersProps {
  /** The accessible name of the options. */
  label: string;
  choices: readonly Choice[];
  /** Further filters, each as a select. */
  selects?: readonly FilterSelect[];
  search: {
    label: string;
    submit: string;
    /** The current search term. */
    word: string | null;
    hrefOf: (word: string | null) => string;
    /** Maximum number of characters; 100 by default. */
    max?: number;
  };
}

/** The filters of a table: one choice of several, further selects, and a search term. Each state has its own URL. */
export function ListFilters({ label, choices, selects, search }: ListFiltersProps) {
  const router = useRouter();
  const id = useId();
  const [word, setWord] = useState(search.word ?? '');

  function submit(event: React.SubmitEvent) {
    event.preventDefault();
    router.push(search.hrefOf(word.trim() || null));
  }

  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <nav
        aria-label={label}
        className="-mx-1 max-w-full grow overflow-x-auto px-1 py-1 [scrollbar-width:none]"
      >
        <ul className="flex gap-2">
          {choices.map((choice) => (
            <li key={choice.label} className="shrink-0">
              <Link
                href={choice.href}
                aria-current={choice.isCurrent ? 'page' : undefined}
                className={buttonClass({ variant: choice.isCurrent ? 'primary' : 'secondary', size: 'sm' })}
              >
                {choice.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex w-full min-w-0 flex-wrap gap-3 sm:w-auto">
        {selects?.map((select) => (
          <GoToSelect key={select.label} {...select} />
        ))}
        <form role="search" onSubmit={submit} className="relative w-full min-w-0 sm:w-72">
          <label htmlFor={id} className="sr-only">
            {search.label}
          </label>
          <input
            id={id}
            type="search"
            placeholder={search.label}
            value={word}
            maxLength={search.max ?? 100}
            onChange={(event) => setWord(event.target.value)}
            className="control pr-12"
          />
          <IconButton
            type="submit"
            size="sm"
            label={search.submit}
            className="absolute top-1/2 right-1 -translate-y-1/2"
          >
            <Search aria-hidden className="size-5" />
          </IconButton>
        </form>
      </div>
    </div>
  );
}

/** A select whose options each navigate to a URL. */
function GoToSelect({ label, choices }: FilterSelect) {
  const router = useRouter();
  const id = useId();
  const [isGoing, startGoing] = useTransition();
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  return (
    <div className="min-w-0 grow basis-36 sm:max-w-52">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={current?.href}
        aria-busy={isGoing || undefined}
        onChange={({ target }) => startGoing(() => router.push(target.value))}
        className="control control-select truncate"
      >
        {choices.map((choice) => (
          <option key={choice.href} value={choice.href}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
