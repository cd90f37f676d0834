import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Action, HomePhoto, MailLayout, MailLink, Paragraph, colours } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { unsubscribePath } from '@/lib/search-alerts/unsubscribe';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

const homeSchema = z.object({
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  /** 'Appartement voor 4 personen · 2 slaapkamers' */
  facts: z.string(),
  /** Price of the stay, or per night. */
  price: z.string(),
  /** The stay to pass on in links, as a query string with '?', or ''. */
  stay: z.string(),
});

/** Listings that an alert newly found. */
export const searchAlertFound = mailTemplate({
  schema: z.object({
    token: z.string(),
    words: z.array(z.string()),
    /** The query string of the overview. */
    query: z.string(),
    /** The alert is about the days of one listing. */
    isOfHome: z.boolean(),
    homes: z.array(homeSchema),
    /** How many more were found. */
    more: z.int(),
  }),
  subject: ({ homes, more, isOfHome }) => {
    const [first] = homes;
    if (isOfHome && first) return `Uw dagen zijn vrij in ${first.name}`;
    const total = homes.length + more;
    return total === 1 && first
      ? `Nieuw voor u: ${first.name} in ${first.town}`
      : `Nieuw voor u: ${total} woningen`;
  },
  need: { endedBy: ({ token }) => unsubscribePath(token) },
  shows: ({ homes }) => homes.map(({ slug }) => slug),
  Body: ({ words, query, isOfHome, homes, more, appUrl, frame, photos }) => {
    const [first] = homes;
    const search = `${appUrl}${route('listing.index')}${query && `?${query}`}`;
    return (
      <MailLayout
        title={isOfHome ? 'Uw dagen zijn vrij' : 'Er is nieuws voor u'}
        preview={homes.map(({ name, town }) => `${name}, ${town}`).join(' · ')}
        to={null}
        frame={frame}
      >
        <Paragraph>
          {isOfHome
            ? 'De dagen die u zocht, zijn nu vrij. Wacht niet te lang: anderen zien ze ook.'
            : 'Dit is erbij gekomen of vrijgekomen, en past bij wat u zoekt.'}
        </Paragraph>
        <Paragraph>
          {texts.asked}: {words.length > 0 ? words.join(' · ') : texts.everything}
        </Paragraph>
        {homes.map((home) => (
          <Section
            key={home.slug}
            className="line"
            style={{ borderTop: `1px solid ${colours.line}`, padding: '14px 0 0' }}
          >
            <HomePhoto photo={photos.get(home.slug)} name={home.name} appUrl={appUrl} />
            <Text
              className="ink"
              style={{ color: colours.ink, fontSize: 16, lineHeight: '24px', margin: '0 0 14px' }}
            >
              <MailLink
                href={`${appUrl}${route('listing.show', { slug: home.slug })}${home.stay}`}
                style={{ fontWeight: 600 }}
              >
                {home.name}, {home.town}
              </MailLink>
              <br />
              <span className="soft" style={{ color: colours.soft, fontSize: 15 }}>
                {home.facts}
              </span>
              <br />
              <strong>{home.price}</strong>
            </Text>
          </Section>
        ))}
        {isOfHome && first ? (
          <Action href={`${appUrl}${route('listing.show', { slug: first.slug })}${first.stay}`}>
            {texts.home}
          </Action>
        ) : (
          <Action href={search}>
            {more > 0 ? `Alles bekijken, en nog ${more} andere` : 'Alles bekijken'}
          </Action>
        )}
        <Paragraph>U kreeg deze e-mail omdat u een melding aanzette.</Paragraph>
      </MailLayout>
    );
  },
});
