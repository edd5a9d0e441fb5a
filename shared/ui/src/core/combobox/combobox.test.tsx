import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangeField } from '../date-range/date-range.tsx';
import { Combobox } from './combobox.tsx';

const cities = [
  { value: 'msk', label: 'Москва' },
  { value: 'mzh', label: 'Можайск' },
  { value: 'tvr', label: 'Тверь' },
];

it('finds an option by typing and takes it by keyboard', async () => {
  const onChange = jest.fn();
  function Cities() {
    const [value, setValue] = useState<string | null>(null);
    function handleChange(next: string | null) {
      onChange(next);
      setValue(next);
    }
    return <Combobox label="Город" options={cities} value={value} onChange={handleChange} />;
  }
  render(<Cities />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'мож');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Можайск']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('mzh');
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Можайск');
});

it('shows what the caller found, and says when that is nothing', async () => {
  const onInputChange = jest.fn();
  const search = { inputValue: '', onInputChange, emptyText: 'Такого города нет' };
  render(<Combobox label="Город" options={[]} value={null} onChange={jest.fn()} {...search} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'Я');
  expect(onInputChange).toHaveBeenCalledWith('Я');
  expect(await screen.findByText('Такого города нет')).toBeInTheDocument();
});

it('reads the error of a field', () => {
  const error = 'Это поле обязательно для заполнения';
  render(<Combobox label="Город" options={cities} value={null} onChange={jest.fn()} error={error} />);
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveAccessibleDescription(error);
});

it('changes a day of a range by keyboard', async () => {
  const onChange = jest.fn();
  render(<DateRangeField label="Период" from="2026-11-03" to="2026-11-12" onChange={onChange} />);
  const days = screen.getAllByRole('spinbutton', { name: /день/i });
  await userEvent.click(days[0]!);
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-04', to: '2026-11-12' });
});
