import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Action, ListingPhoto, MailLayout, MailLink, Paragraph, colours } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { unsubscribePath } from '@/lib/search-alerts/unsubscribe';
import { searchAlertTexts } from '@/lib/texts/search-alerts';
import { foundLetterTexts } from '@/lib/texts/letters-talk';

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

const texts = foundLetterTexts.all;
const isOne = (listings: readonly unknown[], more: number) => listings.length + more === 1;

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
    if (isOfListing && first) return foundLetterTexts.home.subject(first.name);
    return isOne(listings, more) && first
      ? foundLetterTexts.one.subject(first.name, first.town)
      : foundLetterTexts.more.subject(listings.length + more);
  },
  need: { endedBy: ({ token }) => unsubscribePath(token) },
  shows: ({ homes: listings }) => listings.map(({ slug }) => slug),
  Body: ({ words, query, isOfHome: isOfListing, homes: listings, more, appUrl, frame, photos }) => {
    const [first] = listings;
    const letter = isOfListing
      ? foundLetterTexts.home
      : foundLetterTexts[isOne(listings, more) ? 'one' : 'more'];
    const search = `${appUrl}${route('listing.index')}${query && `?${query}`}`;
    return (
      <MailLayout
        title={isOfListing ? texts.titleOfHome : texts.title}
        preview={listings.map(({ name, town }) => `${name}, ${town}`).join(' · ')}
        to={null}
        frame={frame}
      >
        <Paragraph>{letter.text}</Paragraph>
        <Paragraph>
          {texts.asked(
            searchAlertTexts.asked,
            words.length > 0 ? words.join(' · ') : searchAlertTexts.everything,
          )}
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
            {searchAlertTexts.listing}
          </Action>
        ) : (
          <Action href={search}>{more > 0 ? texts.allAndMore(more) : texts.all}</Action>
        )}
        <Paragraph>{texts.why}</Paragraph>
      </MailLayout>
    );
  },
});
