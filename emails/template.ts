import type { ReactElement } from 'react';
import type { z } from '@/lib/api/zod';

/** A photo of a home: its address from the slash on, its size in pixels as shown. */
export interface MailPhoto {
  path: string;
  width: number;
  height: number;
}

/** A home that a letter is about; letters queued before they named its slug have none. */
export interface MailHome {
  slug: string | null;
  name: string;
}

/** What the frame of a letter shows around its words. */
export interface MailFrame {
  /** Address of the site without a slash at its end. */
  appUrl: string;
  home: { name: string; photo: MailPhoto | undefined } | null;
  /** Where its reader ends such letters. */
  endUrl: string | null;
}

/** What every template gets beside its own props. */
export interface MailContext {
  appUrl: string;
  frame: MailFrame;
  /** Photos of the homes that the template `shows`, by slug; of those that have one. */
  photos: ReadonlyMap<string, MailPhoto>;
}

/** Why a letter goes out whatever its reader wants; `once`: it is asked once, and nothing follows that could be ended. */
type Need = 'stay' | 'account' | 'money' | 'site' | 'once';

/** Who reads a letter, for the link that ends others like it. */
export interface MailReader {
  /** The path that switches letters about new requests off; null for an address that has no account. */
  requestMailsPath(): Promise<string | null>;
}

/** How its reader ends letters that they can do without: a path that is asked for with POST, and shown in a browser. */
interface Ending<Schema extends z.ZodType> {
  endedBy(props: z.output<Schema>, reader: MailReader): Promise<string | null> | string | null;
}

/** Of letters to landlords that `receive_emails` is about. */
export const endedAsRequestMails = {
  endedBy: (_props: unknown, reader: MailReader) => reader.requestMailsPath(),
};

/** An e-mail: props in (checked: they come back out of the database), subject and body out. */
export interface MailTemplate<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** Said by each: what is not needed can be ended. */
  need: Need | Ending<Schema>;
  subject(props: z.output<Schema>): string;
  /** Short code of the request it is about: the subject ends with it. */
  code?(props: z.output<Schema>): string | null;
  /** The home it is about: the frame shows its photo. */
  home?(props: z.output<Schema>): MailHome;
  /** Slugs of homes whose photos it shows itself. */
  shows?(props: z.output<Schema>): readonly string[];
  Body(props: z.output<Schema> & MailContext): ReactElement;
}

export function mailTemplate<Schema extends z.ZodType>(template: MailTemplate<Schema>): MailTemplate<Schema> {
  return template;
}
