import type { ReactElement } from 'react';
import type { z } from '@/lib/api/zod';

/** A photo of a listing: its absolute path, and its size in pixels as shown. */
export interface MailPhoto {
  path: string;
  width: number;
  height: number;
}

/** The listing that an email is about; emails queued before the slug was included have none. */
export interface MailListing {
  slug: string | null;
  name: string;
}

/** What the layout shows around an email's text. */
export interface MailFrame {
  /** URL of the site without a trailing slash. */
  appUrl: string;
  listing: { name: string; photo: MailPhoto | undefined } | null;
  /** The reader's unsubscribe URL. */
  endUrl: string | null;
}

/** What every template gets besides its own props. */
export interface MailContext {
  appUrl: string;
  frame: MailFrame;
  /** Photos of the listings that the template `shows`, by slug, for those that have one. */
  photos: ReadonlyMap<string, MailPhoto>;
}

/**
 * Why an email is sent without an unsubscribe link; `once`: a one-time question, after which nothing follows to
 * unsubscribe from.
 */
type Need = 'stay' | 'account' | 'money' | 'site' | 'once';

/** The reader of an email, for its unsubscribe link. */
export interface MailReader {
  /** The path that turns off emails about new requests; null for an address without an account. */
  requestMailsPath(): Promise<string | null>;
}

/** How readers unsubscribe from optional emails: a path that accepts POST and shows a page in a browser. */
interface Ending<Schema extends z.ZodType> {
  endedBy(props: z.output<Schema>, reader: MailReader): Promise<string | null> | string | null;
}

/** For emails to landlords controlled by `receive_emails`. */
export const endedAsRequestMails = {
  endedBy: (_props: unknown, reader: MailReader) => reader.requestMailsPath(),
};

/** An email template: props in (validated, because they come from the database), subject and body out. */
export interface MailTemplate<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** Required: every email is either needed or has an unsubscribe link. */
  need: Need | Ending<Schema>;
  subject(props: z.output<Schema>): string;
  /** Short code of the request it is about; appended to the subject. */
  code?(props: z.output<Schema>): string | null;
  /** The listing it is about; the layout shows its photo. */
  listing?(props: z.output<Schema>): MailListing;
  /** Slugs of listings whose photos the template shows itself. */
  shows?(props: z.output<Schema>): readonly string[];
  Body(props: z.output<Schema> & MailContext): ReactElement;
}

export function mailTemplate<Schema extends z.ZodType>(template: MailTemplate<Schema>): MailTemplate<Schema> {
  return template;
}
