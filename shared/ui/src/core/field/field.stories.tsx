import { Stack } from '../layout/layout.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

export default { title: 'Field' };

export const States = () => (
  <Stack>
    <Field label="Должность" hint="Как в доверенности" required>
      {(control) => <Input {...control} placeholder="Кладовщик" />}
    </Field>
    <Field label="Должность с ошибкой" error="Это поле обязательно для заполнения">
      {(control) => <Input {...control} />}
    </Field>
  </Stack>
);
