import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/desk-paths';
import { dashboardTexts } from '@/lib/texts/dashboard';

/** An admin's page that this admin may not use: why, and where to go. */
export function ForbiddenView() {
  const texts = dashboardTexts.forbidden;
  return (
    <div className="page flex flex-col items-center py-16 text-center sm:py-24">
      <Drawing name="horizon" className="mb-8 w-56 max-w-full" />
      <h1 className="max-w-xl">{texts.title}</h1>
      <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{texts.text}</p>
      <LinkButton href={route('dashboard.today')} className="mt-8">
        {texts.back}
      </LinkButton>
    </div>
  );
}
