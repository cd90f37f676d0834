'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';

interface ListFiltersProps {
  /** Names the choices. */
  label: string;
  choices: readonly { label: string; href: string; isCurrent: boolean }[];
  search: {
    label: string;
    submit: string;
    /** What is searched for now. */
    word: string | null;
    hrefOf: (word: string | null) => string;
  };
}

/** Which rows a table shows: one choice of several, and a word. Each has an address of its own. */
export function ListFilters({ label, choices, search }: ListFiltersProps) {
  const router = useRouter();
  const id = useId();
  const [word, setWord] = useState(search.word ?? '');

  function submit(event: React.SubmitEvent) {
    event.preventDefault();
    router.push(search.hrefOf(word.trim() || null));
  }

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <nav aria-label={label}>
        <ul className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice.label}>
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
      <form role="search" onSubmit={submit} className="w-full min-w-0 sm:w-auto">
        <label htmlFor={id} className="block text-ci-gray-700">
          {search.label}
        </label>
        <div className="mt-1 flex gap-2">
          <input
            id={id}
            type="search"
            value={word}
            maxLength={100}
            onChange={(event) => setWord(event.target.value)}
            className="control min-w-0 grow sm:w-72"
          />
          <Button type="submit" variant="secondary">
            {search.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
