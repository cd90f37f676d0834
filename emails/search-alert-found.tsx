import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Action, ListingPhoto, MailLayout, MailLink, Paragraph, colours } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { unsubscribePath } from '@/lib/search-alerts/unsubscribe';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

const listingSchema = z.object({
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
    homes: z.array(listingSchema),
    /** How many more were found. */
    more: z.int(),
  }),
  subject: ({ homes: listings, more, isOfHome: isOfListing }) => {
    const [first] = listings;
    if (isOfListing && first) return `Uw dagen zijn vrij in ${first.name}`;
    const total = listings.length + more;
    return total === 1 && first
      ? `Nieuw voor u: ${first.name} in ${first.town}`
      : `Nieuw voor u: ${total} woningen`;
  },
  need: { endedBy: ({ token }) => unsubscribePath(token) },
  shows: ({ homes: listings }) => listings.map(({ slug }) => slug),
  Body: ({ words, query, isOfHome: isOfListing, homes: listings, more, appUrl, frame, photos }) => {
    const [first] = listings;
    const search = `${appUrl}${route('listing.index')}${query && `?${query}`}`;
    return (
      <MailLayout
        title={isOfListing ? 'Uw dagen zijn vrij' : 'Er is nieuws voor u'}
        preview={listings.map(({ name, town }) => `${name}, ${town}`).join(' · ')}
        to={null}
        frame={frame}
      >
        <Paragraph>
          {isOfListing
            ? 'De dagen die u zocht, zijn nu vrij. Wacht niet te lang: anderen zien ze ook.'
            : 'Dit is erbij gekomen of vrijgekomen, en past bij wat u zoekt.'}
        </Paragraph>
        <Paragraph>
          {texts.asked}: {words.length > 0 ? words.join(' · ') : texts.everything}
        </Paragraph>
        {listings.map((listing) => (
          <Section
            key={listing.slug}
            className="line"
            style={{ borderTop: `1px solid ${colours.line}`, padding: '14px 0 0' }}
          >
            <ListingPhoto photo={photos.get(listing.slug)} name={listing.name} appUrl={appUrl} />
            <Text
              className="ink"
              style={{ color: colours.ink, fontSize: 16, lineHeight: '24px', margin: '0 0 14px' }}
            >
              <MailLink
                href={`${appUrl}${route('listing.show', { slug: listing.slug })}${listing.stay}`}
                style={{ fontWeight: 600 }}
              >
                {listing.name}, {listing.town}
              </MailLink>
              <br />
              <span className="soft" style={{ color: colours.soft, fontSize: 15 }}>
                {listing.facts}
              </span>
              <br />
              <strong>{listing.price}</strong>
            </Text>
          </Section>
        ))}
        {isOfListing && first ? (
          <Action href={`${appUrl}${route('listing.show', { slug: first.slug })}${first.stay}`}>
            {texts.listing}
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
