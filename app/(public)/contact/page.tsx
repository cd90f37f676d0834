import { ContactDetails } from '@/components/contact/contact-details';
import { ContactForm } from '@/components/contact/contact-form';
import { Faq } from '@/components/contact/faq';
import { PlainContactForm } from '@/components/contact/plain-contact-form';
import { SentMessage } from '@/components/contact/sent-message';
import type { PlainMemory } from '@/components/forms/plain-field';
import { WithOrWithoutScript } from '@/components/forms/with-or-without-script';
import { PageHeading } from '@/components/layout/page-heading';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/ui/words';
import { contactFormState, readContactFormState } from '@/lib/contact/form-state';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { contactTexts as texts } from '@/lib/texts/contact';
import { issueContactFormToken } from '@/server/features/contact/submit-plain-form';
import { formTokenGoodFor } from '@/server/http/form-token';
import { readFormMemory } from '@/server/http/form-memory';
import { plainFormFields } from '@/server/http/plain-form';
import { declarePublicPage, letScriptsWait } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('contact') });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const nothing: PlainMemory = { values: {}, errors: {} };

/** The contact form, our contact details and the FAQ. The same for everybody until the form was submitted. */
export default async function ContactPage({ searchParams }: PageProps) {
  const state = readContactFormState((await searchParams)[contactFormState.parameter]);
  // Half the token's lifetime, so that a visitor with a cached page and no script still has an hour to write.
  if (state === null) declarePublicPage({ tags: [], goodFor: formTokenGoodFor / 2 });
  const memory = state === 'refused' ? await readFormMemory() : null;
  letScriptsWait();
  return (
    <div className="page @container py-8 sm:py-12">
      <PageHeading title={texts.title} intro={<Intro />} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:@2xl:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
        <section id="formulier" aria-labelledby="formulier-titel">
          <h2 id="formulier-titel" className="mb-5">
            {texts.formTitle}
          </h2>
          <FormOrMessage isSent={state === 'sent'} memory={memory} />
        </section>
        <ContactDetails />
      </div>
      <div className="mt-16">
        <Faq />
      </div>
    </div>
  );
}

/** Many questions are answered in the FAQ at the bottom of the page, below a form that is taller than a phone. */
function Intro() {
  return (
    <>
      <Words>{`${texts.intro} `}</Words>
      <a href="#faq" className="link">
        {texts.faqFirst}
      </a>
    </>
  );
}

function FormOrMessage({ isSent, memory }: { isSent: boolean; memory: PlainMemory | null }) {
  if (isSent) {
    return (
      <SentMessage>
        <LinkButton href={`${route('contact')}#formulier`} variant="secondary">
          {texts.again}
        </LinkButton>
      </SentMessage>
    );
  }
  const plain = (
    <PlainContactForm memory={memory ?? nothing} fields={plainFormFields} token={issueContactFormToken()} />
  );
  return (
    <WithOrWithoutScript keepsPresses form={<ContactForm />} plain={plain} isRefused={memory !== null} />
  );
}
