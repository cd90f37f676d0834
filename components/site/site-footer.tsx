import { townName } from '@/lib/listings/town-name';
import { Logo } from '@/components/layout/logo';
import { SocialIcon } from '@/components/site/social-icon';
import { iconButtonClass } from '@/components/ui/button-styles';
import type { Elements } from '@/components/ui/elements';
import { cities } from '@/lib/listings/cities';
import { hrefLang } from '@/lib/languages/of-path';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { socialLinks } from '@/lib/site-contact';
import { footerTexts } from '@/lib/texts/footer';
import { layoutTexts } from '@/lib/texts/layout';

const texts = footerTexts;

const supportLinks = () => [
  { label: texts.faq, href: `${route('contact')}#faq` },
  { label: texts.contact, href: route('contact') },
  { label: texts.rentOut, href: route('listing.create') },
  { label: texts.rent, href: route('listing.index') },
  { label: texts.safeUse, href: `${route('about')}#veilig-gebruik` },
];

const companyLinks = () => [
  { label: texts.about, href: route('about') },
  { label: texts.terms, href: route('terms-of-service') },
  { label: texts.disclaimer, href: route('disclaimer') },
  { label: texts.privacy, href: route('privacy') },
  { label: texts.ranking, href: route('ranking') },
  { label: texts.accessibility, href: route('accessibility') },
];

/** The content of every page's footer: the 14 towns, support, company, social networks. */
export function SiteFooter() {
  return (
    <>
      <div className="page grid gap-x-8 gap-y-10 pt-14 pb-10 md:@xl:grid-cols-2 lg:@3xl:grid-cols-[1.4fr_2fr_1fr_1fr]">
        <div>
          <Logo tone="white" />
          <p className="mt-3 max-w-xs">{texts.closing}</p>
          <SocialLinks />
        </div>
        <Column title={texts.towns}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-6">
            {cities.map(({ id, name }) => (
              <FooterLink
                key={id}
                href={route('listing.index', {}, { listing_city_id: id })}
                label={townName(name)}
              />
            ))}
          </ul>
        </Column>
        <Column title={texts.support}>
          <ul>
            {supportLinks().map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
          </ul>
        </Column>
        <Column title={texts.company}>
          <ul>
            {companyLinks().map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
            <li>
              <a href={`${route('disclaimer')}#cookies`} data-cookie-preferences className="footer-link">
                {texts.cookies}
              </a>
            </li>
          </ul>
        </Column>
      </div>
      <p className="page border-t border-ci-blue py-6 text-ci-blue-mist">
        {`${siteName()} · ${layoutTexts.tagline}`}
      </p>
    </>
  );
}

function Column({ title, children }: { title: string; children: Elements }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-lg text-white">{title}</h2>
      {children}
    </nav>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      {/* Plain links, not prefetched: two dozen pages that most visitors never open. */}
      <a href={href} hrefLang={hrefLang(href)} className="footer-link">
        {label}
      </a>
    </li>
  );
}

function SocialLinks() {
  return (
    <ul aria-label={texts.social} className="mt-4 -ml-3 flex flex-wrap gap-1">
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            aria-label={name}
            className={iconButtonClass({ className: 'text-white hover:bg-ci-blue-dark' })}
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
