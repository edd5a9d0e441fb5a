import { Grid } from '@shop/ui/core/layout';
import { TextField } from '@shop/ui/core/text-field';
import { FormField, type FormWith } from '../form/index.ts';

/** Name and position fields. With `isFirst` they come first in the form. */
export function PersonFields({
  form,
  isFirst = false,
}: {
  readonly form: FormWith<'lastName' | 'name' | 'secondName' | 'workPosition'>;
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
