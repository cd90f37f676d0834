import type { PlainMemory } from '@/components/forms/plain-field';
import { PageHeading } from '@/components/layout/page-heading';
import { NoticeForm } from '@/components/notices/notice-form';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { noticeFormState } from '@/lib/notices/form-state';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { noticeTexts as texts } from '@/lib/texts/notices';
import { findAsked } from '@/server/features/notices/find-asked';
import { issueNoticeFormToken } from '@/server/features/notices/submit-plain-form';
import { readFormMemory } from '@/server/http/form-memory';
import { plainFormFields } from '@/server/http/plain-form';

export const generateMetadata = () =>
  pageMetadata({ title: texts.title, description: texts.description, path: route('notice'), index: false });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const nothing: PlainMemory = { values: {}, errors: {} };

/** The form of a notice about a home, a review or what a user wrote; it needs no script. */
export default async function NoticePage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const state = asked[noticeFormState.parameter];
  return (
    <div className="page @container py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="max-w-form space-y-6">
        {state === noticeFormState.values.sent ? (
          <Alert tone="success" title={texts.sent}>
            <p>{texts.sentText}</p>
          </Alert>
        ) : (
          <Form asked={asked} isRefused={state === noticeFormState.values.refused} />
        )}
      </div>
    </div>
  );
}

async function Form({ asked, isRefused }: { asked: Awaited<PageProps['searchParams']>; isRefused: boolean }) {
  const subject = await findAsked(asked);
  if (!subject) {
    return (
      <>
        <p>{texts.nothing}</p>
        <LinkButton href={route('contact')} variant="secondary">
          {texts.contact}
        </LinkButton>
      </>
    );
  }
  const memory = isRefused ? await readFormMemory() : null;
  return (
    <section aria-labelledby="formulier-titel" className="space-y-5">
      <h2 id="formulier-titel">{texts.formTitle}</h2>
      <p>{texts.about[subject.kind](subject.name)}</p>
      <p>{texts.emergency}</p>
      <NoticeForm
        subject={subject}
        memory={memory ?? nothing}
        fields={plainFormFields}
        token={issueNoticeFormToken()}
      />
    </section>
  );
}
