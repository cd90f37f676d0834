import { PageHeading } from '@/components/layout/page-heading';
import { LegalText } from '@/components/pages/legal-text';
import { TitledSection } from '@/components/pages/titled-section';
import { monthCountText } from '@/lib/format/count';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { toldKinds, topicsOf } from '@/lib/personal-data/topics';
import type { ToldKind } from '@/lib/personal-data/topics';
import { kindTexts, privacySections, privacyTexts as texts, topicTexts } from '@/lib/texts/privacy';
import { guestDataMonths } from '@/server/features/settings/guest-data-months';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('privacy') });

/** What is kept about whom: from the table of columns that erasing uses (lib/personal-data/personal-columns.ts). */
export default async function PrivacyPage() {
  declarePublicPage({ tags: ['settings'] });
  const months = monthCountText(await guestDataMonths());
  return (
    <div className="page @container py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      {toldKinds.map((kind) => (
        <TitledSection key={kind} title={kindTexts[kind].title}>
          <Kept kind={kind} months={months} />
        </TitledSection>
      ))}
      {privacySections().map(({ title, paragraphs }) => (
        <TitledSection key={title} title={title}>
          <LegalText paragraphs={paragraphs} />
        </TitledSection>
      ))}
      <p>
        <a href={`${route('disclaimer')}#cookies`} className="link inline-flex min-h-11 items-center">
          {texts.cookies}
        </a>
      </p>
    </div>
  );
}

function Kept({ kind, months }: { kind: ToldKind; months: string }) {
  const { why, howLong, who } = kindTexts[kind];
  return (
    <dl>
      <dt className="font-semibold">{texts.labels.why}</dt>
      <dd className="mb-3">{why}</dd>
      <dt className="font-semibold">{texts.labels.what}</dt>
      <dd className="mb-3">
        <ul>
          {topicsOf(kind).map((topic) => (
            <li key={topic}>{topicTexts[topic]}</li>
          ))}
        </ul>
      </dd>
      <dt className="font-semibold">{texts.labels.howLong}</dt>
      <dd className="mb-3">{howLong(months)}</dd>
      <dt className="font-semibold">{texts.labels.who}</dt>
      <dd>{who}</dd>
    </dl>
  );
}
