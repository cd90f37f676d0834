import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

interface NotFoundViewProps {
  /** What cannot be found; 'Deze pagina kan niet gevonden worden' where nothing else is said. */
  title?: string;
  text?: string;
}

/** Something is not there (any more): what, and where to go. */
export function NotFoundView({ title = layoutTexts.notFound.title, text }: NotFoundViewProps) {
  const texts = layoutTexts.notFound;
  return (
    <div className="page flex flex-col items-center py-16 text-center sm:py-24">
      <Drawing name="horizon" className="mb-8 w-56 max-w-full" />
      <h1 className="max-w-xl">{title}</h1>
      <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{text ?? texts.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href={route('home')}>{texts.home}</LinkButton>
        <LinkButton href={route('listing.index')} variant="secondary">
          {texts.listings}
        </LinkButton>
      </div>
    </div>
  );
}
