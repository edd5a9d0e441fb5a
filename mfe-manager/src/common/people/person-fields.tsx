import { newUserFields } from '@shop/contracts/manager/company';
import { type AnyForm, FormField } from '@shop/kit/form';
import { Grid, TextField } from '@shop/ui';

const { email: _email, phone: _phone, ...named } = newUserFields;

/** Who a person is, as every form of people asks it: `v.object(personSchema)`. */
export const personSchema = named;

/** Names and position. `isFirst`: the form begins with them. */
export function PersonFields({
  form,
  isFirst = false,
}: {
  readonly form: AnyForm;
  readonly isFirst?: boolean;
}) {
  return (
    <>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="lastName">
          {(field) => (
            <TextField
              {...field}
              label="Фамилия"
              required
              maxLength={60}
              autoComplete="off"
              {...(isFirst ? { 'data-autofocus': true } : {})}
            />
          )}
        </FormField>
        <FormField of={form} name="name">
          {(field) => <TextField {...field} label="Имя" required maxLength={60} autoComplete="off" />}
        </FormField>
      </Grid>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="secondName">
          {(field) => <TextField {...field} label="Отчество" maxLength={60} autoComplete="off" />}
        </FormField>
        <FormField of={form} name="workPosition">
          {(field) => <TextField {...field} label="Должность" maxLength={120} autoComplete="off" />}
        </FormField>
      </Grid>
    </>
  );
}
