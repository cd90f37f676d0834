import { PageLocale } from '@/components/forms/page-locale';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import type { ButtonVariant } from '@/components/ui/button-styles';
import type { Elements } from '@/components/ui/elements';

/** The one-time token that every form of the page carries. */
export interface FormSeal {
  token: string;
  fields: { token: string; trap: string };
}

interface ActionFormProps {
  action: string;
  seal: FormSeal;
  submit: string;
  variant?: ButtonVariant;
  /** Additional hidden fields. */
  children?: Elements;
}

/** One action behind a button, as a plain HTML form: works without JavaScript. */
export function ActionForm({ action, seal, submit, variant, children }: ActionFormProps) {
  return (
    <form method="post" action={action} className="print:hidden">
      <input type="hidden" name={seal.fields.token} value={seal.token} />
      <PageLocale />
      {children}
      <Button type="submit" variant={variant}>
        {submit}
      </Button>
    </form>
  );
}

interface ConfirmedActionProps extends Omit<ActionFormProps, 'variant'> {
  /** The button that asks for confirmation. */
  label: string;
  /** The consequences of the action. */
  text: string;
}

/** The same for an action that cannot be undone: the submit button appears after another press. */
export function ConfirmedAction({ label, text, ...form }: ConfirmedActionProps) {
  return (
    <details className="group/deed print:hidden">
      <summary
        className={buttonClass({
          variant: 'secondary',
          className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        {label}
      </summary>
      <div className="mt-4 space-y-4">
        <p className="max-w-prose text-ci-gray-800">{text}</p>
        <ActionForm {...form} variant="danger" />
      </div>
    </details>
  );
}
