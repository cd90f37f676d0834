import { ChevronDown } from 'lucide-react';
import { contactTexts as texts } from '@/lib/texts/contact';
import { faqItems } from '@/lib/texts/contact-faq';
import type { FaqItem } from '@/lib/texts/contact-faq';

/** How many questions are shown before expanding. */
const shownAtOnce = 5;

/** Ten questions, of which five stay hidden until expanded; a native disclosure element, so no script is needed. */
export function Faq() {
  const items = faqItems();
  return (
    <section id="faq" aria-labelledby="faq-title" className="max-w-3xl">
      <h2 id="faq-title">{texts.faqTitle}</h2>
      <div className="mt-6 flex flex-col border-t border-ci-gray-200">
        {items.slice(0, shownAtOnce).map((item) => (
          <Question key={item.question} {...item} />
        ))}
        <details className="group/all flex flex-col">
          <summary className="order-1 flex min-h-12 list-none items-center gap-2 py-3 font-semibold text-ci-blue-700 [&::-webkit-details-marker]:hidden">
            <span className="group-open/all:hidden">{texts.faqMore}</span>
            <span className="hidden group-open/all:inline">{texts.faqLess}</span>
            <Arrow className="group-open/all:rotate-180" />
          </summary>
          <div>
            {items.slice(shownAtOnce).map((item) => (
              <Question key={item.question} {...item} />
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

function Question({ question, answer }: FaqItem) {
  return (
    <details className="group border-b border-ci-gray-200">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 text-lg">{question}</h3>
        <Arrow className="group-open:rotate-180" />
      </summary>
      <p className="max-w-prose pb-5 text-ci-gray-700">{answer}</p>
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
