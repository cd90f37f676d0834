import { Building2, Clock, Headset, Landmark, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Words } from '@/components/ui/words';
import { editedText } from '@/lib/languages/edited-text';
import { route } from '@/lib/paths';
import { contactDetails } from '@/lib/site-contact';
import { contactTexts as texts } from '@/lib/texts/contact';

const supportLinks = () => [
  { label: texts.supportLinks.rent, href: route('listing.index') },
  { label: texts.supportLinks.rentOut, href: route('listing.create') },
  { label: texts.supportLinks.safeUse, href: `${route('about')}#veilig-gebruik` },
  { label: texts.supportLinks.terms, href: route('terms-of-service') },
];

/** Opening hours, address, company details and other places to find help. */
export function ContactDetails() {
  return (
    <div className="space-y-8 rounded-panel bg-sand p-6 sm:p-8">
      <Block icon={Headset} title={texts.supportTitle}>
        <p>{texts.supportText}</p>
        <p className="mt-3">
          <a href={contactDetails.phoneHref} className="link figures inline-block py-1">
            {contactDetails.phone}
          </a>
          <br />
          <a href={`mailto:${contactDetails.email}`} className="link inline-block py-1 break-all">
            {contactDetails.email}
          </a>
        </p>
        <ul className="mt-3">
          {supportLinks().map(({ label, href }) => (
            <li key={label}>
              <a href={href} className="link inline-block py-1 wrap-anywhere">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Block>
      <Block icon={Clock} title={texts.hoursTitle}>
        <Hours />
      </Block>
      <Block icon={MapPin} title={texts.addressTitle}>
        <address translate="no" className="not-italic">
          <Words>{contactDetails.street}</Words>
          <br />
          <Words>{`${contactDetails.postalCode} ${contactDetails.city}`}</Words>
          <br />
          <Words>{contactDetails.country}</Words>
        </address>
      </Block>
      <Block icon={Landmark} title={texts.points.title}>
        <h3 className="text-base">{texts.points.users}</h3>
        <p>{texts.points.usersText}</p>
        <h3 className="mt-3 text-base">{texts.points.authorities}</h3>
        <p>{texts.points.authoritiesText}</p>
        <a href={`mailto:${contactDetails.email}`} className="link inline-block py-1 break-all">
          {contactDetails.email}
        </a>
      </Block>
      <Block icon={Building2} title={texts.companyTitle}>
        <dl>
          <Fact name={texts.companyName} value={contactDetails.companyName} />
          <Fact name={texts.companyNumber} value={contactDetails.companyNumber} />
          <Fact name={texts.vatNumber} value={contactDetails.vatNumber} />
        </dl>
      </Block>
    </div>
  );
}

function Hours() {
  const edited = editedText('contact.hours');
  if (edited !== null) return <p className="figures">{edited}</p>;
  return (
    <p className="figures">
      {texts.hours} {texts.hoursRange}
    </p>
  );
}

function Block({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-x-4 gap-y-2 @3xs:flex-row">
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-ci-blue-700" />
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        <div className="mt-1.5">{children}</div>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="min-w-0 text-ci-gray-700">{name}</dt>
      <dd className="figures min-w-0">{value}</dd>
    </div>
  );
}
