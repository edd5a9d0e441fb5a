import { Stack } from '../../core/layout/layout.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Checkbox' };

export const States = () => (
  <Stack>
    <Checkbox label="В наличии" hint="34 товара" />
    <Checkbox label="Выбрано" defaultChecked />
    <Checkbox label="Выбрана часть" indeterminate />
    <Checkbox label="Недоступно" disabled />
    <Checkbox label="Согласен с условиями" error="Без согласия нельзя продолжить" />
  </Stack>
);
