import type { ReactElement } from 'react';
import type { z } from '@/lib/api/zod';

/** What every template gets beside its own props. */
export interface MailContext {
  /** Address of the site without a slash at its end. */
  appUrl: string;
}

/** An e-mail: props in (checked: they come back out of the database), subject and body out. */
export interface MailTemplate<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  subject(props: z.output<Schema>): string;
  /** Of a letter that its reader can do without: the path that ends it, asked for with POST. */
  unsubscribe?(props: z.output<Schema>): string;
  Body(props: z.output<Schema> & MailContext): ReactElement;
}

export function mailTemplate<Schema extends z.ZodType>(template: MailTemplate<Schema>): MailTemplate<Schema> {
  return template;
}
