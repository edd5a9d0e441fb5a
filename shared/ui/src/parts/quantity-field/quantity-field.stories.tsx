import { useState } from 'react';
import { Stack } from '../../core/layout/layout.tsx';
import { QuantityField } from './quantity-field.tsx';

export default { title: 'Quantity field' };

export function States() {
  const [quantity, setQuantity] = useState(12);
  const field = { value: quantity, onCommit: setQuantity };
  return (
    <Stack align="start">
      <QuantityField label="Перчатки" unit="пар" min={6} step={6} {...field} />
      <QuantityField label="Перчатки, маленькое" size="s" {...field} />
      <QuantityField label="Перчатки, ошибка" error="Осталось 10" {...field} />
      <QuantityField label="Перчатки, недоступно" disabled {...field} />
    </Stack>
  );
}
