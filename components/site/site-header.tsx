'use client';

import { usePathname } from 'next/navigation';
import { FavoritesLink } from '@/components/site/favorites-link';
import { LanguageMenu } from '@/components/site/language-menu';
import { Logo } from '@/components/layout/logo';
import { RentOutLink } from '@/components/site/rent-out-link';
import { MenuLinks } from '@/components/site/menu-links';
import { SiteMenu } from '@/components/site/site-menu';
import { buttonClass, iconButtonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { staticPart } from '@/components/ui/static-part';
import { langOf } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { ownStreetPaths } from '@/lib/texts/paths';
import { layoutTexts } from '@/lib/texts/layout';

/** The same on every page, and never changed by script. */
const StillLogo = staticPart(
  typeof window === 'undefined' ? Logo : null,
  async () => (await import('@/components/layout/logo')).Logo,
  { isSame: true, className: 'mr-auto flex shrink-0' },
);
const StillMenuLinks = staticPart(
  typeof window === 'undefined' ? MenuLinks : null,
  async () => (await import('@/components/site/menu-links')).MenuLinks,
);

/** Links to the page shown, so it differs by page. */
const StillLanguages = staticPart(
  typeof window === 'undefined' ? LanguageMenu : null,
  async () => (await import('@/components/site/language-menu')).LanguageMenu,
  { className: 'flex shrink-0' },
);

/** Where 'Verhuur' would compete with the page's purpose: the search, request forms, and what they lead to. */
const pagesWithoutRentOut = [
  'listing.index',
  'listing.booking-request.create',
  'listing.booking-request.thank-you',
  'listing.contact-request.create',
  'listing.contact-request.thank-you',
  'guest-stay',
] as const;

const isAmong = (pathname: string) =>
  pagesWithoutRentOut.some((name) =>
    new RegExp(`^${ownStreetPaths()[name].replace(/\{\w+\}/, '[^/]+')}/?$`).test(pathname),
  );

/**
 * The sticky header of every page, the same for every visitor; what differs is in small islands. Its breakpoints are in
 * units of the font size, so that large text gets the layout of a narrow screen.
 * @param props.hasRentOut whether it links to letting a home; by default the URL decides. A page that is shown at any
 *   URL has to say so: its HTML was made at another.
 */
export function SiteHeader({ hasRentOut }: { hasRentOut?: boolean | undefined }) {
  const pathname = usePathname();
  return (
    <header className="@container sticky top-0 z-40 border-b border-ci-gray-200 bg-surface">
      <div className="page flex min-h-[min(--spacing(18),56px+1rem)] items-center sm:@min-[26rem]:gap-2">
        <Row hasRentOut={hasRentOut ?? !isAmong(pathname)} />
      </div>
    </header>
  );
}

function Row({ hasRentOut }: { hasRentOut: boolean }) {
  return (
    <>
      <StillLogo />
      {hasRentOut && (
        <RentOutLink
          href={route('listing.create')}
          hrefLang={langOf('nl')}
          className={buttonClass({
            size: 'sm',
            className: 'reveal-on-scroll @max-[40rem]:px-3 @max-[17rem]:hidden',
          })}
        >
          {layoutTexts.rentOut}
        </RentOutLink>
      )}
      <FavoritesLink
        href={route('listing.favorites')}
        label={layoutTexts.favorites}
        className={iconButtonClass({
          className: 'relative animate-appear @max-[40rem]:size-11 @max-[14rem]:w-9',
        })}
      >
        <Icon name="heart" className="size-6 fill-ci-red stroke-ci-red" />
      </FavoritesLink>
      <a
        href={route('dashboard')}
        hrefLang={langOf('nl')}
        className={buttonClass({
          variant: 'quiet',
          className: '@max-[40rem]:size-11 @max-[40rem]:min-h-11 @max-[40rem]:px-0 @max-[14rem]:w-9',
        })}
      >
        <Icon name="circle-user" className="size-6" />
        <span className="@max-[40rem]:sr-only">{layoutTexts.dashboard}</span>
      </a>
      <StillLanguages />
      <SiteMenu>
        <StillMenuLinks />
      </SiteMenu>
    </>
  );
}
