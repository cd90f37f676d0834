'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { mailStates } from '@/lib/mail/contract';
import type { MailFilter } from '@/lib/mail/queries';
import { route } from '@/lib/paths';
import { mailsTexts as texts } from '@/lib/texts/mails';

/** The address of a page of the table. */
export function mailListHref({ state, search }: MailFilter, page = 1): string {
  return route('dashboard.admin.mails', {}, { state, search, page: page > 1 ? page : null });
}

/** Which letters the table shows: by state, by a part of the address. */
export function MailFilters({ filter }: { filter: MailFilter }) {
  const router = useRouter();
  const id = useId();
  const [word, setWord] = useState(filter.search ?? '');

  function search(event: React.SubmitEvent) {
    event.preventDefault();
    router.push(mailListHref({ ...filter, search: word.trim() || null }));
  }

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <nav aria-label={texts.filter}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...mailStates].map((state) => {
            const isCurrent = state === filter.state;
            return (
              <li key={state ?? 'all'}>
                <Link
                  href={mailListHref({ ...filter, state })}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={buttonClass({ variant: isCurrent ? 'primary' : 'secondary', size: 'sm' })}
                >
                  {state === null ? texts.all : texts.states[state]}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <form role="search" onSubmit={search} className="w-full sm:w-auto">
        <label htmlFor={id} className="block text-ci-gray-700">
          {texts.search}
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
            {texts.searchButton}
          </Button>
        </div>
      </form>
    </div>
  );
}
