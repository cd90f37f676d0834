import { EditedLine } from '@/components/layout/edited-words';
import type { Elements } from '@/components/ui/elements';
import { todayIn } from '@/lib/dates/day';
import { bannerOn } from '@/lib/edited-texts/banner';
import { bannerTexts } from '@/lib/texts/banner';

/** A public page, below the operator's notice if there is one today. */
export function BelowBanner({ children }: { children: Elements }) {
  const words = bannerOn(todayIn());
  if (words === null) return children;
  return (
    <>
      <aside aria-label={bannerTexts.label} className="bg-sand">
        <p className="page py-2.5 text-center wrap-break-word text-ci-gray-900">
          <EditedLine words={words} />
        </p>
      </aside>
      {children}
    </>
  );
}
