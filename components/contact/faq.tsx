import { ChevronDown } from 'lucide-react';
import { EditedWords } from '@/components/layout/edited-words';
import type { Elements } from '@/components/ui/elements';
import { sectionsOf } from '@/lib/edited-texts/blocks';
import { editedText } from '@/lib/languages/edited-text';
import { contactTexts as texts } from '@/lib/texts/contact';
import { faqItems } from '@/lib/texts/contact-faq';
import type { FaqItem } from '@/lib/texts/contact-faq';

/** How many questions are shown before expanding. */
const shownAtOnce = 5;

interface ShownItem {
  question: string;
  answer: Elements;
}

/** The operator's questions, or our own. */
function shownItems(): readonly ShownItem[] {
  const edited = editedText('faq');
  if (edited === null) {
    return faqItems().map(({ question, answer }: FaqItem) => ({
      question,
      answer: <p className="max-w-prose pb-5 text-ci-gray-700">{answer}</p>,
    }));
  }
  return sectionsOf(edited).map(({ title, body }) => ({
    question: title,
    answer: (
      <div className="max-w-prose space-y-3 pb-5 text-ci-gray-700">
        <EditedWords body={body} heading="h4" />
      </div>
    ),
  }));
}

/** Ten questions, of which five stay hidden until expanded; a native disclosure element, so no script is needed. */
export function Faq() {
  const items = shownItems();
  return (
    <section id="faq" aria-labelledby="faq-title" className="max-w-3xl">
      <h2 id="faq-title">{texts.faqTitle}</h2>
      <div className="mt-6 flex flex-col border-t border-ci-gray-200">
        {items.slice(0, shownAtOnce).map((item) => (
          <Question key={item.question} {...item} />
        ))}
        {items.length > shownAtOnce && <MoreQuestions items={items.slice(shownAtOnce)} />}
      </div>
    </section>
  );
}

function MoreQuestions({ items }: { items: readonly ShownItem[] }) {
  return (
    <details className="group/all flex flex-col">
      <summary className="order-1 flex min-h-12 list-none items-center gap-2 py-3 font-semibold text-ci-blue-700 [&::-webkit-details-marker]:hidden">
        <span className="group-open/all:hidden">{texts.faqMore}</span>
        <span className="hidden group-open/all:inline">{texts.faqLess}</span>
        <Arrow className="group-open/all:rotate-180" />
      </summary>
      <div>
        {items.map((item) => (
          <Question key={item.question} {...item} />
        ))}
      </div>
    </details>
  );
}

function Question({ question, answer }: ShownItem) {
  return (
    <details className="group border-b border-ci-gray-200">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 text-lg">{question}</h3>
        <Arrow className="group-open:rotate-180" />
      </summary>
      {answer}
    </details>
  );
}

function Arrow({ className }: { className: string }) {
  return (
    <ChevronDown
      aria-hidden
      className={`size-5 shrink-0 text-ci-blue-700 transition-transform duration-200 ease-out ${className}`}
    />
  );
}
