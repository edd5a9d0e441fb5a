import { newUserFields } from '@shop/contracts/manager/company';
import { FormField, type FormWith } from '@shop/kit/form';
import { Grid, TextField } from '@shop/ui';

const { email: _email, phone: _phone, ...named } = newUserFields;

/** The personal fields of every form about people: `v.object(personSchema)`. */
export const personSchema = named;

/** Name and position fields. With `isFirst` they come first in the form. */
export function PersonFields({
  form,
  isFirst = false,
}: {
  readonly form: FormWith<keyof typeof personSchema>;
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
