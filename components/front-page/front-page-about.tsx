import { partOf } from '@/lib/languages/texts';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { route } from '@/lib/paths';
import { listingSectionTexts } from '@/lib/texts/listing-sections';

const texts = partOf(listingSectionTexts, 'about');
const icons = ['waves-horizontal', 'badge-check', 'file-search'] as const;

/** About the site, in two paragraphs and three points. */
export function FrontPageAbout() {
  return (
    <section className="@container bg-sand">
      <div className="page grid gap-10 py-16 sm:py-20 lg:@2xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:@2xl:gap-20">
        <div className="max-w-prose">
          <h2>{texts.title}</h2>
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-lg">
              {paragraph}
            </p>
          ))}
          <LinkButton href={route('about')} variant="secondary" className="mt-8">
            {texts.more}
          </LinkButton>
        </div>
        <ul className="space-y-7 lg:@2xl:pt-2">
          {texts.points.map(({ title, text }, index) => {
            const icon = icons[index] ?? 'waves-horizontal';
            return (
              <li key={title} className="flex flex-col gap-x-4 gap-y-2 @3xs:flex-row">
                <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-surface text-ci-blue-700">
                  <Icon name={icon} className="size-6" />
                </span>
                <div className="min-w-0">
                  <h3>{title}</h3>
                  <p className="mt-1 text-ci-gray-700">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
