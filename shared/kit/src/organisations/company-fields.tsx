import { Grid, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { FormField, type FormWith } from '../form/index.ts';
import { OrganisationSearch } from './organisation-search.tsx';

/** Initial values of the form of a new company. */
export const noCompany = { inn: '', name: '', kpp: '', ogrn: '', address: '' };

const fields = { name: 'name', kpp: 'kpp', ogrn: 'ogrn', address: 'address' } as const;

type Requisite = keyof typeof fields;

interface CompanyFieldsProps {
  readonly form: FormWith<Requisite | 'inn'>;
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Called when the registry has filled in fields, which raises no input event. */
  readonly onFilled: () => void;
}

/**
 * Fills in a company from the registry by ИНН; manual input is always possible, because the registry may not know it
 * or not answer.
 */
export function CompanyFields(props: CompanyFieldsProps) {
  return (
    <>
      <OrganisationSearch {...props} fields={fields} required data-autofocus />
      <RequisiteFields form={props.form} />
    </>
  );
}

/** Requisites besides ИНН. `hints` are shown below fields; `takesFocus` focuses the first when a dialog opens. */
export function RequisiteFields({
  form,
  hints = {},
  takesFocus,
}: {
  readonly form: FormWith<Requisite>;
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
