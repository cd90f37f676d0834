import { ListFilters } from '@/components/layout/list-filters';
import { mailStates } from '@/lib/mail/states';
import type { MailFilter } from '@/lib/mail/queries';
import { route } from '@/lib/desk-paths';
import { mailsTexts as texts } from '@/lib/texts/mails';

/** The URL of a page of the table. */
export function mailListHref({ state, search }: MailFilter, page = 1): string {
  return route('dashboard.admin.mails', {}, { state, search, page: page > 1 ? page : null });
}

/** Filters the mail table by state and by part of the address. */
export function MailFilters({ filter }: { filter: MailFilter }) {
  return (
    <ListFilters
      label={texts.filter}
      choices={[null, ...mailStates].map((state) => ({
        label: state === null ? texts.all : texts.states[state],
        href: mailListHref({ ...filter, state }),
        isCurrent: state === filter.state,
      }))}
      search={{
        label: texts.search,
        submit: texts.searchButton,
        word: filter.search,
        hrefOf: (search) => mailListHref({ ...filter, search }),
      }}
    />
  );
}
