'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { route } from '@/lib/paths';
import { userTexts as texts } from '@/lib/texts/users';
import type { UserFilter } from '@/lib/users/queries';

/** The roles that can be asked for. */
const roles = [
  { roleId: null, label: texts.roles.all },
  { roleId: 1, label: texts.roles.landlords },
  { roleId: 2, label: texts.roles.coLandlords },
];

/** The address of a page of the table. */
export function userListHref({ roleId, search }: UserFilter, page = 1): string {
  return route(
    'dashboard.admin.user.index',
    {},
    { user_role_id: roleId, search, page: page > 1 ? page : null },
  );
}

/** Which users the table shows: by role, by a word. */
export function UserFilters({ filter }: { filter: UserFilter }) {
  const router = useRouter();
  const id = useId();
  const [word, setWord] = useState(filter.search ?? '');

  function search(event: React.SubmitEvent) {
    event.preventDefault();
    router.push(userListHref({ ...filter, search: word.trim() || null }));
  }

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <nav aria-label={texts.filter}>
        <ul className="flex flex-wrap gap-2">
          {roles.map(({ roleId, label }) => {
            const isCurrent = roleId === filter.roleId;
            return (
              <li key={label}>
                <Link
                  href={userListHref({ ...filter, roleId })}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={buttonClass({ variant: isCurrent ? 'primary' : 'secondary', size: 'sm' })}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <form role="search" onSubmit={search} className="w-full min-w-0 sm:w-auto">
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
