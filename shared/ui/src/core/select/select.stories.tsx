import { Stack } from '../layout/layout.tsx';
import { Select } from './select.tsx';

export default { title: 'Select' };

const options = [
  { value: 'price', label: 'По цене' },
  { value: 'name', label: 'По названию' },
  { value: 'stock', label: 'По остатку', disabled: true },
];

export const States = () => (
  <Stack>
    <Select label="Сортировка" options={options} />
    <Select label="Не выбрано" options={options} placeholder="Выберите" />
    <Select label="С ошибкой" options={options} error="Выберите сортировку" />
    <Select label="Недоступно" options={options} disabled />
    <Select label="Без вариантов" options={[]} />
  </Stack>
);
