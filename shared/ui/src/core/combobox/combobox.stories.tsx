import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Combobox } from './combobox.tsx';

export default { title: 'Combobox' };

const cities = [
  { value: 'msk', label: 'Москва' },
  { value: 'tver', label: 'Тверь', hint: 'Тверская область' },
  { value: 'kazan', label: 'Казань', hint: 'Республика Татарстан' },
];

export function States() {
  const [city, setCity] = useState<string | null>('tver');
  const field = { options: cities, value: city, onChange: setCity };
  return (
    <Stack>
      <Combobox label="Город" hint="Начните вводить название" {...field} />
      <Combobox label="Город с ошибкой" error="Выберите город" {...field} />
      <Combobox label="Город недоступен" disabled {...field} />
      <Combobox label="Город ищется" pending {...field} />
    </Stack>
  );
}
