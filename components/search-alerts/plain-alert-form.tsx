import { PlainField } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { PlainForm } from '@/components/forms/plain-form';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

interface PlainAlertFormProps {
  memory: PlainMemory;
  fields: { token: string; trap: string };
  token: string;
  query: string;
  listing: { id: number; slug: string } | null;
}

/** The same form as plain HTML, for browsers without JavaScript. */
export function PlainAlertForm({ memory, fields, token, query, listing }: PlainAlertFormProps) {
  return (
    <PlainForm action="/api/search-alerts/form" submit={texts.submit} {...{ memory, fields, token }}>
      <input type="hidden" name="query" value={query} />
      {listing && (
        <>
          <input type="hidden" name="listing_id" value={listing.id} />
          <input type="hidden" name="home" value={listing.slug} />
        </>
      )}
      <PlainField
        memory={memory}
        name="email"
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        autoComplete="email"
      />
      <p className="text-ci-gray-600">{texts.privacy}</p>
    </PlainForm>
  );
}
