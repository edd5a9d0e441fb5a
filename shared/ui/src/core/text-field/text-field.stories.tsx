import { Search } from 'lucide-react';
import { Stack } from '../layout/layout.tsx';
import { TextField } from './text-field.tsx';

export default { title: 'Text field' };

export const States = () => (
  <Stack>
    <TextField label="Название" hint="Видно только вам" required />
    <TextField label="С ошибкой" defaultValue="Склад" error="Такое название уже есть" />
    <TextField label="Недоступно" defaultValue="Склад" disabled />
    <TextField label="Поиск" type="search" icon={<Search />} placeholder="Артикул или название" />
    <TextField label="Вес" defaultValue="12" end="кг" inputMode="decimal" />
  </Stack>
);

export const Sizes = () => (
  <Stack>
    <TextField size="s" label="Маленькое" />
    <TextField size="m" label="Обычное" />
    <TextField size="l" label="Большое" />
  </Stack>
);
