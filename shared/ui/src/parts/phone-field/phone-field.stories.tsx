import { Stack } from '../../core/layout/layout.tsx';
import { PhoneField } from './phone-field.tsx';

export default { title: 'Phone field' };

export const States = () => (
  <Stack>
    <PhoneField label="Телефон" />
    <PhoneField label="Телефон с ошибкой" defaultValue="+7 (900) 000" error="Введите номер полностью" />
  </Stack>
);
