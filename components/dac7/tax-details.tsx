'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { DateField } from '@/components/forms/date-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { TaxDetailsDto, TaxKind } from '@/lib/dac7/contract';
import { saveTaxDetails, statementUrl, taxDetailsQuery } from '@/lib/dac7/queries';
import { todayIn } from '@/lib/dates/day';
import { dac7Texts } from '@/lib/texts/dac7';

const texts = dac7Texts.details;
const schema = async () => (await import('@/lib/dac7/contract')).taxDetailsInput;
const kinds = (['person', 'company'] as const).map((value) => ({ value, label: texts.kinds[value] }));
/** How many years' statements can be asked for, last year's included. */
const YEARS = 3;

/** What the tax authority is told about the landlord; nothing while the platform does not report. */
export function TaxDetails({ userId }: { userId: number }) {
  const { data } = useQuery(taxDetailsQuery(userId));
  if (!data?.meta.asked) return null;
  return (
    <Card>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-3 mb-5 text-ci-gray-700">{texts.intro}</p>
      <DetailsForm details={data.data} userId={userId} />
      <p className="mt-6 text-ci-gray-700">{texts.statements}</p>
      <ul>
        {lastYears().map((year) => (
          <li key={year}>
            {/* A plain link: the browser saves the response. */}
            <a href={statementUrl(year)} download className="link inline-flex min-h-11 items-center">
              {texts.statement(year)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function lastYears(): number[] {
  const thisYear = Number(todayIn().slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => thisYear - 1 - back);
}

interface TypedDetails {
  kind: TaxKind;
  birth_date: string | null;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  country: string;
  tin: string;
  tin_country: string;
  enterprise_number: string;
}

const typed = (details: TaxDetailsDto): TypedDetails => ({
  kind: details.kind ?? 'person',
  birth_date: details.birth_date,
  street: details.street ?? '',
  house_number: details.house_number ?? '',
  postal_code: details.postal_code ?? '',
  city: details.city ?? '',
  country: details.country ?? 'BE',
  tin: details.tin ?? '',
  tin_country: details.tin_country ?? 'BE',
  enterprise_number: details.enterprise_number ?? '',
});

function DetailsForm({ details, userId }: { details: TaxDetailsDto; userId: number }) {
  const client = useQueryClient();
  return (
    <Form
      schema={schema}
      defaultValues={typed(details)}
      onSubmit={async (values) => {
        const saved = await saveTaxDetails(values).catch((error: unknown) => {
          throw toTellable(error, texts.saveFailed);
        });
        client.setQueryData(taxDetailsQuery(userId).queryKey, saved);
        toast.success(texts.saved);
      }}
      errorText={texts.saveFailed}
      label={texts.title}
      className="space-y-5"
    >
      <SelectField name="kind" label={texts.kind} options={kinds} placeholder={null} />
      <OfKind />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <TextField name="street" label={texts.street} autoComplete="off" />
        <TextField name="house_number" label={texts.houseNumber} autoComplete="off" />
      </div>
      <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
        <TextField name="postal_code" label={texts.postalCode} autoComplete="off" />
        <TextField name="city" label={texts.city} autoComplete="off" />
      </div>
      <TextField
        name="country"
        label={texts.country}
        help={texts.countryHelp}
        autoComplete="country"
        inputClassName="max-w-24"
      />
      <TextField name="tin" label={texts.tin} help={texts.tinHelp} autoComplete="off" />
      <TextField
        name="tin_country"
        label={texts.tinCountry}
        help={texts.countryHelp}
        autoComplete="off"
        inputClassName="max-w-24"
      />
      <SubmitButton>{texts.save}</SubmitButton>
    </Form>
  );
}

/** The field that only a person, or only a company, has. */
function OfKind() {
  const kind = useWatch<TypedDetails, 'kind'>({ name: 'kind' });
  return kind === 'company' ? (
    <TextField name="enterprise_number" label={texts.enterpriseNumber} autoComplete="off" />
  ) : (
    <DateField name="birth_date" label={texts.birthDate} autoComplete="bday" />
  );
}
