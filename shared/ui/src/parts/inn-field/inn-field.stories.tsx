import { Stack } from '../../core/layout/layout.tsx';
import { InnField } from './inn-field.tsx';

export default { title: 'INN field' };

export const States = () => (
  <Stack>
    <InnField label="ИНН" defaultValue="7707083893" />
    <InnField label="ИНН с ошибкой" error="ИНН должен содержать 10 символов" />
  </Stack>
);
