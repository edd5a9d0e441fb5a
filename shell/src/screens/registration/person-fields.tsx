import { FormField, type FormWith } from '@shop/kit/form';
import { TextField } from '@shop/ui/core/text-field';

const names = [
  { name: 'lastName', label: 'Фамилия', autoComplete: 'family-name', required: true },
  { name: 'name', label: 'Имя', autoComplete: 'given-name', required: true },
  { name: 'secondName', label: 'Отчество', autoComplete: 'additional-name', required: false },
] as const;

/** The name and e-mail of the registering person. */
export function PersonFields({ form }: { form: FormWith<(typeof names)[number]['name'] | 'email'> }) {
  return (
    <>
      {names.map(({ name, ...look }) => (
        <FormField key={name} of={form} name={name}>
          {(field) => <TextField {...field} {...look} size="l" />}
        </FormField>
      ))}
      <FormField of={form} name="email">
        {(field) => (
          <TextField
            {...field}
            label="Электронная почта"
            size="l"
            type="email"
            autoComplete="email"
            required
            hint="На неё придёт письмо со ссылкой: по ней вы зададите пароль"
          />
        )}
      </FormField>
    </>
  );
}
