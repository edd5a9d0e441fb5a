import { FormField, type FormWith } from '@shop/kit/form';
import { OrganisationSearch } from '@shop/kit/organisations';
import { Grid, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';

const fields = { name: 'name', kpp: 'kpp', address: 'address' } as const;

interface ConsigneeFieldsProps {
  readonly form: FormWith<'inn' | 'name' | 'kpp' | 'address'>;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Called when the company register fills in fields, which fires no input event. */
  readonly onFilled: () => void;
}

/**
 * The company register fills the fields in by INN; they stay editable because it may not know the company or
 * not answer.
 */
export function ConsigneeFields({ form, values, onFilled }: ConsigneeFieldsProps) {
  return (
    <>
      <OrganisationSearch form={form} values={values} fields={fields} onFilled={onFilled} data-autofocus />
      <FormField of={form} name="name">
        {(field) => (
          <TextField {...field} label="Название" maxLength={300} autoComplete="organization" required />
        )}
      </FormField>
      <Grid columns="1fr 2fr" gap={4} collapse="mobile">
        <FormField of={form} name="kpp">
          {(field) => (
            <TextField {...field} label="КПП" inputMode="numeric" maxLength={9} autoComplete="off" />
          )}
        </FormField>
        <FormField of={form} name="address">
          {(field) => (
            <TextArea {...field} label="Адрес" minRows={2} maxLength={500} autoComplete="street-address" />
          )}
        </FormField>
      </Grid>
    </>
  );
}
