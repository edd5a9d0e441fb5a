import { type AnyForm, FormField } from '@shop/kit/form';
import { OrganisationSearch } from '@shop/kit/organisations';
import { Grid } from '@shop/ui/core/layout';
import { TextField } from '@shop/ui/core/text-field';
import { TextArea } from '@shop/ui/parts/text-area';
import type { Draft } from './registration-draft.ts';

const fields = { name: 'companyName', kpp: 'kpp', ogrn: 'ogrn', address: 'address' };

/**
 * The company: by its INN from the register, head office first, a branch by choice; and always by hand, since the
 * register may not know it or not answer.
 */
export function CompanyFields({ form, values }: { form: AnyForm; values: Draft }) {
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
