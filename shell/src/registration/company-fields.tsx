import { type AnyForm, FormField } from '@shop/shared/form';
import { OrganisationSearch } from '@shop/shared/organisations';
import { Grid } from '@shop/shared/ui/layout';
import { TextArea } from '@shop/shared/ui/text-area';
import { TextField } from '@shop/shared/ui/text-field';
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
