import { Facts, MailLink, Paragraph } from '@/emails/layout';
import { ForAllGuests } from '@/emails/spoken';
import { z } from '@/lib/api/zod';
import { grounds, measures } from '@/lib/decisions/measures';
import { route } from '@/lib/desk-paths';
import { contactDetails } from '@/lib/site-contact';
import { statementLetterTexts as texts } from '@/lib/texts/letters-duties';

/** The reasons for a measure, as server/features/decisions/record-decision.ts writes them down. */
export const statementSchema = z.object({
  /** What an appeal by letter quotes to name the decision; absent from emails queued before it existed. */
  reference: z.string().optional(),
  measure: z.enum(measures),
  ground: z.enum(grounds),
  article: z.string(),
  facts: z.string(),
  afterNotice: z.boolean(),
  /** Whether its reader can sign in to read it again and appeal. */
  hasAccount: z.boolean(),
});
export type StatementProps = z.input<typeof statementSchema>;

interface StatementViewProps {
  statement: StatementProps;
  appUrl: string;
  /** Set where the letter states the facts elsewhere. */
  withoutFacts?: boolean;
}

/** The statement of reasons in a letter: the same for every measure. */
export function Statement({ statement, appUrl, withoutFacts = false }: StatementViewProps) {
  const { reference, measure, ground, article, facts, afterNotice, hasAccount } = statement;
  return (
    <>
      <Facts
        rows={[
          ...(reference === undefined ? [] : [[texts.reference, reference] as const]),
          [texts.measure, texts.measures[measure]],
          [texts.ground, texts.grounds[ground]],
          [texts.article, article],
          [texts.how, afterNotice ? texts.afterNotice : texts.byPeople],
        ]}
      />
      {!withoutFacts && <ForAllGuests locale="nl">{facts}</ForAllGuests>}
      <Paragraph>
        {hasAccount ? texts.remedies.account : texts.remedies.letter(contactDetails.email)}
      </Paragraph>
      {hasAccount && (
        <Paragraph>
          <MailLink href={appUrl + route('dashboard.decisions')}>{texts.toDecisions}</MailLink>
        </Paragraph>
      )}
    </>
  );
}
