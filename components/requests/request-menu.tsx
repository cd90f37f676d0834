'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnread, rowEndCell } from '@/components/requests/request-cells';
import type { DeskRequest } from '@/components/requests/request-cells';
import { useMarking } from '@/components/requests/use-marking';
import { CardTableCell } from '@/components/ui/card-table';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { RowMenu } from '@/components/ui/row-menu';
import type { RowAct } from '@/components/ui/row-menu';
import type { BulkCalls } from '@/lib/requests/bulk-calls';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

interface RequestMenuProps {
  request: DeskRequest;
  calls: BulkCalls;
  refresh: (client: QueryClient) => Promise<void>;
}

/** The last cell of a row: actions that do not need the request to be opened. */
export function RequestMenu({ request, calls, refresh }: RequestMenuProps) {
  const [isRemoving, setRemoving] = useState(false);
  const marking = useMarking(calls, refresh);
  const acts: RowAct[] = [{ label: texts.remove, onSelect: () => setRemoving(true), isDestructive: true }];
  if (request.handled_at === null)
    acts.unshift({ label: texts.markHandled, onSelect: () => marking.markHandled(request) });
  if (isUnread(request)) acts.unshift({ label: texts.markRead, onSelect: () => marking.markRead(request) });
  return (
    <CardTableCell align="end" className={rowEndCell}>
      <RowMenu of={request.name} acts={acts} />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={texts.removeTitle(1)}
        description={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={() => marking.remove(request)}
        errorText={texts.bulkFailed}
      />
    </CardTableCell>
  );
}
