import { describe, FieldError } from '@/components/forms/field-frame';
import { PlainField, PlainSelect } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { PlainForm } from '@/components/forms/plain-form';
import { Checkbox } from '@/components/ui/checkbox';
import type { SubjectKind } from '@/lib/decisions/measures';
import { noticeKinds } from '@/lib/notices/kinds';
import { noticeTexts as texts } from '@/lib/texts/notices';

interface NoticeFormProps {
  subject: { kind: SubjectKind; id: number };
  memory: PlainMemory;
  fields: { token: string; trap: string };
  token: string;
}

const faithField = 'good_faith';

/** The form of a notice, which needs no script at all. */
export function NoticeForm({ subject, memory, fields, token }: NoticeFormProps) {
  const faithError = memory.errors[faithField]?.join(' ');
  return (
    <PlainForm action="/api/notices/form" submit={texts.submit} {...{ memory, fields, token }}>
      <input type="hidden" name="subject" value={subject.kind} />
      <input type="hidden" name="id" value={subject.id} />
      <PlainSelect
        memory={memory}
        name="kind"
        label={texts.kind}
        options={noticeKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
      />
      <PlainField memory={memory} name="reason" label={texts.reason} help={texts.reasonHelp} rows={6} />
      <PlainField memory={memory} name="name" label={texts.name} autoComplete="name" />
      <PlainField
        memory={memory}
        name="email"
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        autoComplete="email"
      />
      <div>
        <label className="flex min-h-11 items-center gap-3 text-ci-gray-900">
          <Checkbox
            id={faithField}
            name={faithField}
            value="1"
            defaultChecked={memory.values[faithField] === '1'}
            {...describe(faithField, { error: faithError })}
          />
          <span>{texts.goodFaith}</span>
        </label>
        <FieldError id={faithField} text={faithError} />
      </div>
      <p className="text-ci-gray-600">{texts.privacy}</p>
    </PlainForm>
  );
}
