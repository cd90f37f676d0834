import { addressIn } from '@/lib/languages/address-in';
import { hrefLang } from '@/lib/languages/of-path';
import { route } from '@/lib/paths';
import { legalTexts as texts } from '@/lib/texts/legal';

interface DutchDecidesProps {
  of: 'terms-of-service' | 'terms-and-conditions' | 'disclaimer';
}

/** Opens a statutory page in another language with a link to the binding Dutch text. Nothing in Dutch. */
export function DutchDecides({ of }: DutchDecidesProps) {
  const dutch = addressIn(route(of), 'nl');
  if (texts.dutchDecides === '' || dutch === null) return null;
  return (
    <p className="mb-4">
      <a href={dutch} hrefLang={hrefLang(dutch)} className="link">
        {texts.dutchDecides}
      </a>
    </p>
  );
}
