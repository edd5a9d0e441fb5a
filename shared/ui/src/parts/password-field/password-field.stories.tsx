import { Stack } from '../../core/layout/layout.tsx';
import { PasswordField } from './password-field.tsx';

export default { title: 'Password field' };

export const States = () => (
  <Stack>
    <PasswordField label="Пароль" defaultValue="Demo2026" />
    <PasswordField label="Пароль с ошибкой" error="Должно быть больше 6 символов" />
    <PasswordField label="Пароль недоступен" disabled />
  </Stack>
);
