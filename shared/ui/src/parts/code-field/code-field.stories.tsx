import { Stack } from '../../core/layout/layout.tsx';
import { CodeField } from './code-field.tsx';

export default { title: 'Code field' };

export const States = () => (
  <Stack>
    <CodeField label="Код из СМС" />
    <CodeField label="Код с ошибкой" defaultValue="1234" error="Неверный код" />
  </Stack>
);
