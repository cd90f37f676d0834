import { DecideNotice } from '@/components/notices/decide-notice';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import type { NoticeDto } from '@/lib/notices/contract';
import { noticeDeskTexts as texts } from '@/lib/texts/notice-desk';
import { noticeTexts } from '@/lib/texts/notices';

/** A notice: what it is about, what was written, and the decision. */
export function NoticeItem({ notice }: { notice: NoticeDto }) {
  const { reference, subject, subject_name: name, words, kind, reason, decision } = notice;
  return (
    <Card>
      <h2 className="text-lg font-semibold wrap-anywhere">{texts.subjects[subject](name)}</h2>
      <p className="figures text-ci-gray-600">{`${reference}, ${formatMoment(notice.created_at)}`}</p>
      <p className="mt-3 font-semibold">{noticeTexts.kinds[kind]}</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="mt-2 flex flex-wrap gap-x-2 wrap-anywhere text-ci-gray-700">
        <span>{texts.from(notice.name)}</span>
        <a href={`mailto:${notice.email}`} className="link">
          {notice.email}
        </a>
      </p>
      {words !== null && (
        <div className="mt-3 border-l-2 border-ci-gray-200 pl-4">
          <p className="text-ci-gray-700">{texts.said}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{words}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Subject notice={notice} />
        {decision === null && <DecideNotice notice={notice} />}
      </div>
      {decision && <Decision decision={decision} />}
    </Card>
  );
}

function Subject({ notice: { subject, id, slug } }: { notice: NoticeDto }) {
  if (subject === 'user')
    return (
      <Link href={route('dashboard.admin.user.show', { id })} className="link">
        {texts.goTo.account}
      </Link>
    );
  if (slug === null) return <span>{texts.gone}</span>;
  return (
    <a href={route('listing.show', { slug })} className="link">
      {texts.goTo.home}
    </a>
  );
}

function Decision({ decision }: { decision: NonNullable<NoticeDto['decision']> }) {
  const { measure, ground, article, facts, by, made_at: madeAt } = decision;
  return (
    <div className="mt-4 border-t border-ci-gray-200 pt-4">
      <p className="figures mb-2 text-ci-gray-600">
        {texts.decidedBy(by?.name ?? texts.formerAdmin, formatMoment(madeAt))}
      </p>
      <FactList
        empty=""
        facts={[
          { label: texts.measure, value: texts.measures[measure] },
          { label: texts.ground, value: texts.grounds[ground] },
          { label: texts.article, value: article },
          { label: texts.facts, value: <span className="whitespace-pre-line">{facts}</span> },
        ]}
      />
    </div>
  );
}
