import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteHeader } from '@/components/site/site-header';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

const address = vi.hoisted(() => ({ pathname: '/' }));
vi.mock('next/navigation', () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(),
}));

/** Whether the header itself, not its menu, offers to let a home at this address. */
function offersLetting(pathname: string): boolean {
  address.pathname = pathname;
  return renderToStaticMarkup(<SiteHeader />).includes(`>${layoutTexts.rentOut}</a>`);
}

it.each([route('front-page'), route('listing.show', { slug: 'duinroos' }), route('listing.favorites')])(
  '%s offers to let a home',
  (pathname) => expect(offersLetting(pathname)).toBe(true),
);

it.each([
  route('listing.index'),
  route('listing.booking-request.create', { slug: 'duinroos' }),
  route('listing.booking-request.thank-you', { slug: 'duinroos' }),
  route('listing.contact-request.create', { slug: 'duinroos' }),
  route('listing.contact-request.thank-you', { slug: 'duinroos' }),
  route('guest-stay', { token: 'x' }),
])('%s offers nothing beside what a guest came for', (pathname) =>
  expect(offersLetting(pathname)).toBe(false),
);
