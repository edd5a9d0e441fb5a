import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Checkbox } from './checkbox.tsx';

it('tells none, some and all apart', () => {
  const { rerender } = render(<Checkbox label="Выбрать все" indeterminate readOnly checked={false} />);
  expect(screen.getByRole('checkbox', { name: 'Выбрать все' })).toBePartiallyChecked();
  rerender(<Checkbox label="Выбрать все" readOnly checked />);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('reads its error', () => {
  render(<Checkbox label="Согласен" error="Это поле обязательно для заполнения" />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Это поле обязательно для заполнения');
});

it('lets one of a few be chosen, by mouse and by keyboard', async () => {
  function Shipment() {
    const [value, setValue] = useState<'all' | 'fast' | null>(null);
    const options = [
      { value: 'all' as const, label: 'Всё сразу', hint: '28 ноября' },
      { value: 'fast' as const, label: 'Частями' },
    ];
    return (
      <RadioGroup label="Отгрузка" value={value} onChange={setValue} options={options} variant="cards" />
    );
  }
  render(<Shipment />);
  expect(screen.getByRole('group', { name: 'Отгрузка' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Всё сразу/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Частями' })).toBeChecked();
});
