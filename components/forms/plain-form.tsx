import { FormErrors } from '@/components/forms/form-errors';
import { PageLocale } from '@/components/forms/page-locale';
import type { PlainMemory } from '@/components/forms/plain-field';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { plainFormTexts as texts } from '@/lib/texts/plain-form';

interface PlainFormProps {
  /** The form's `action` URL. */
  action: string;
  memory: PlainMemory;
  /** Names of the hidden token field and of the honeypot field. */
  fields: { token: string; trap: string };
  token: string;
  submit: string;
  /** Whether there is a known reason not to submit it unchanged. */
  isDoubtful?: boolean;
  children: Elements;
}

/** A plain HTML form, for browsers without JavaScript. Its fields are PlainField and PlainSelect. */
export function PlainForm(props: PlainFormProps) {
  const { action, memory, fields, token, submit, isDoubtful, children } = props;
  const errors = Object.entries(memory.errors).flatMap(([field, sentences]) =>
    sentences.map((message) => ({ message, fieldId: field === 'body' ? undefined : field })),
  );
  return (
    <form method="post" action={action} className="max-w-form space-y-5">
      <FormErrors errors={errors} />
      <input type="hidden" name={fields.token} value={token} />
      <PageLocale />
      <Trap name={fields.trap} />
      {children}
      <Button type="submit" variant={isDoubtful ? 'secondary' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}

/** The honeypot: hidden and out of the tab order; its label tells screen reader users to leave it empty. */
function Trap({ name }: { name: string }) {
  return (
    <div className="sr-only" aria-hidden>
      <label>
        {texts.trap}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
