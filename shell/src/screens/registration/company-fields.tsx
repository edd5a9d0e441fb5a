import { FormField, type FormWith } from '@shop/kit/form';
import { OrganisationSearch } from '@shop/kit/organisations';
import { Grid } from '@shop/ui/core/layout';
import { TextField } from '@shop/ui/core/text-field';
import { TextArea } from '@shop/ui/parts/text-area';
import type { Draft } from './registration-draft.ts';

const fields = { name: 'companyName', kpp: 'kpp', ogrn: 'ogrn', address: 'address' } as const;

interface CompanyFieldsProps {
  readonly form: FormWith<'inn' | (typeof fields)[keyof typeof fields]>;
  readonly values: Draft;
}

/**
 * The fields of a company. The ИНН fills them from the register, the head office first and a branch by choice; they
 * stay editable, because the register may not know the company or not answer.
 */
export function CompanyFields({ form, values }: CompanyFieldsProps) {
  return (
    <>
      <OrganisationSearch form={form} values={values} fields={fields} size="l" required />
      <FormField of={form} name="companyName">
        {(field) => <TextField {...field} label="Название" size="l" autoComplete="organization" required />}
      </FormField>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="kpp">
          {(field) => <TextField {...field} label="КПП" size="l" inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField of={form} name="ogrn">
          {(field) => (
            <TextField {...field} label="ОГРН или ОГРНИП" size="l" inputMode="numeric" autoComplete="off" />
          )}
        </FormField>
      </Grid>
      <FormField of={form} name="address">
        {(field) => (
          <TextArea {...field} label="Юридический адрес" minRows={2} autoComplete="street-address" required />
        )}
      </FormField>
    </>
  );
}
