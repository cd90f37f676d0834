'use client';

import { partOf } from '@/lib/languages/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { formatMomentDay } from '@/lib/format/date';
import type { IdentityDto } from '@/lib/identities/contract';
import { identitiesOptions, removeIdentity } from '@/lib/identities/queries';
import { identityTexts } from '@/lib/texts/identities';

const texts = partOf(identityTexts, 'list');

/** The identity provider accounts linked to this account; nothing when there are none. */
export function LinkedAccounts() {
  const { data } = useQuery(identitiesOptions());
  if (!data || data.data.length === 0) return null;
  return (
    <Card tone="plain">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-3 text-ci-gray-700">{texts.intro}</p>
      <ul className="mt-4 divide-y divide-ci-gray-200">
        {data.data.map((identity) => (
          <LinkedAccount key={identity.id} identity={identity} />
        ))}
      </ul>
    </Card>
  );
}

function LinkedAccount({ identity: { id, name, email, created_at } }: { identity: IdentityDto }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeIdentity(id),
    onSuccess: async () => {
      toast.success(texts.removed);
      await client.invalidateQueries(identitiesOptions());
    },
    onError: (error) => toast.error(error, texts.failed),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        <span className="block font-semibold break-words">{`${name} (${email})`}</span>
        <span className="text-ci-gray-700">{texts.since(formatMomentDay(created_at))}</span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        pending={remove.isPending}
        onClick={() => remove.mutate()}
        aria-label={texts.removeLabel(name, email)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
