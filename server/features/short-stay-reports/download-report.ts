import 'server-only';

import { CSV_START, csvCell, csvLine } from '@/lib/format/csv';
import { parseActivity } from '@/lib/short-stay-reports/rules';
import type { Activity } from '@/lib/short-stay-reports/record';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { getPeriod } from '@/server/features/short-stay-reports/send-report';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { DomainError, authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** Column → its value in an activity; the names are those of the interface. */
const columns = {
  activityId: ({ activityId }) => activityId,
  status: ({ status }) => status,
  areaId: ({ areaId }) => areaId,
  url: ({ url }) => url,
  thoroughfare: ({ address }) => address.thoroughfare,
  locatorDesignatorNumber: ({ address }) => address.locatorDesignatorNumber,
  locatorDesignatorLetter: ({ address }) => address.locatorDesignatorLetter,
  locatorDesignatorAddition: ({ address }) => address.locatorDesignatorAddition,
  postCode: ({ address }) => address.postCode,
  postName: ({ address }) => address.postName,
  fullAddress: ({ address }) => address.fullAddress,
  registrationNumber: ({ registrationNumber }) => registrationNumber,
  numberOfGuests: ({ numberOfGuests }) => numberOfGuests,
  countryOfGuests: ({ countryOfGuests }) => countryOfGuests.join(' '),
  startDatetime: ({ temporal }) => temporal.startDatetime,
  endDatetime: ({ temporal }) => temporal.endDatetime,
} as const satisfies Record<string, (activity: Activity) => string | number | undefined>;

const names = Object.keys(columns);
const cellsOf = Object.values(columns);

const toCsv = (activities: readonly Activity[]): string =>
  CSV_START +
  csvLine(names) +
  activities
    .map((activity) => csvLine(cellsOf.map((cell) => csvCell(String(cell(activity) ?? '')))))
    .join('');

interface Input {
  actor: Actor;
  params: { period: string };
}

/**
 * GET /api/admin/short-stay-reports/{period}.csv, {period}.json: the records of a period as each was last sent, for
 * authorities without an interface.
 * @throws DomainError forbidden, not_found
 */
export async function downloadReport({ actor, params }: Input): Promise<Reply> {
  authorize(mayManageShortStays(actor));
  const [, name = '', kind] = /^(.*)\.(csv|json)$/.exec(params.period) ?? [];
  if (!kind) throw new DomainError('not_found');
  const period = getPeriod(name);
  const rows = await prisma().stayReport.findMany({
    where: { period: period.name, sentAt: { not: null } },
    select: { body: true },
    orderBy: { id: 'asc' },
  });
  const head = (type: string) => ({
    'content-type': type,
    'content-disposition': `attachment; filename="${period.name}.${kind}"`,
  });
  return kind === 'csv'
    ? fileReply(toCsv(rows.map(({ body }) => parseActivity(body))), head('text/csv; charset=utf-8'))
    : fileReply(
        `{"activities":[${rows.map(({ body }) => body).join(',')}]}`,
        head('application/json; charset=utf-8'),
      );
}
