import { useState } from 'react';
import { Stack } from '../../core/layout/layout.tsx';
import { RadioGroup } from './radio-group.tsx';

export default { title: 'Radio group' };

const options = [
  { value: 'delivery', label: 'Доставка', hint: 'Завтра, с 9 до 18', aside: '500 ₽' },
  { value: 'pickup', label: 'Самовывоз', hint: 'Сегодня', aside: 'Бесплатно' },
  { value: 'transport', label: 'Транспортная компания', disabled: true },
];

export function States() {
  const [value, setValue] = useState('pickup');
  const group = { value, onChange: setValue, options };
  return (
    <Stack>
      <RadioGroup label="Способ получения" {...group} />
      <RadioGroup label="Карточками" variant="cards" {...group} />
      <RadioGroup label="В строку" direction="row" {...group} />
      <RadioGroup label="С ошибкой" error="Выберите способ" {...group} />
    </Stack>
  );
}
