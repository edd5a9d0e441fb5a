import { type AnyForm, FormField } from '@shop/kit/form';
import { OrganisationSearch } from '@shop/kit/organisations';
import { Grid, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';

/** What a form of a new company begins with. */
export const noCompany = { inn: '', name: '', kpp: '', ogrn: '', address: '' };

const fields = { name: 'name', kpp: 'kpp', ogrn: 'ogrn', address: 'address' };

interface CompanyFieldsProps {
  readonly form: AnyForm;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The register has filled fields in, which is no typing. */
  readonly onFilled: () => void;
}

/** By ИНН from the register, a branch by choice; and always by hand, since the register may not know it or not answer. */
export function CompanyFields(props: CompanyFieldsProps) {
  return (
    <>
      <OrganisationSearch {...props} fields={fields} required data-autofocus />
      <RequisiteFields form={props.form} />
    </>
  );
}

/** What is known of a company beside its ИНН. `hints`: said below a field; `takesFocus`: the first when a dialog opens. */
export function RequisiteFields({
  form,
  hints = {},
  takesFocus,
}: {
  readonly form: AnyForm;
  readonly hints?: Readonly<Record<string, string | undefined>>;
  readonly takesFocus?: boolean;
}) {
  return (
    <>
      <FormField of={form} name="name">
        {(field) => (
          <TextField
            {...field}
            label="Название"
            required
            maxLength={250}
            autoComplete="off"
            hint={hints.name}
            data-autofocus={takesFocus}
          />
        )}
      </FormField>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="kpp">
          {(field) => (
            <TextField
              {...field}
              label="КПП"
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              hint={hints.kpp}
            />
          )}
        </FormField>
        <FormField of={form} name="ogrn">
          {(field) => (
            <TextField
              {...field}
              label="ОГРН или ОГРНИП"
              inputMode="numeric"
              maxLength={15}
              autoComplete="off"
              hint={hints.ogrn}
            />
          )}
        </FormField>
      </Grid>
      <FormField of={form} name="address">
        {(field) => (
          <TextArea
            {...field}
            label="Юридический адрес"
            required
            minRows={2}
            maxLength={400}
            autoComplete="off"
            hint={hints.address}
          />
        )}
      </FormField>
    </>
  );
}
