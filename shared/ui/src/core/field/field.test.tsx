import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';

it('reads label, hint and error with the input', () => {
  render(<TextField label="ИНН" hint="10 или 12 цифр" error="ИНН должен содержать 10 символов" required />);
  const input = screen.getByRole('textbox', { name: /ИНН/ });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('ИНН должен содержать 10 символов 10 или 12 цифр');
});

it('shows and hides a password (§4.37)', async () => {
  render(<PasswordField label="Пароль" defaultValue="Demo2026" />);
  const input = screen.getByLabelText('Пароль');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('says that there is nothing to choose from (§8.25)', () => {
  render(<Select label="Договор" options={[]} />);
  expect(screen.getByRole('combobox', { name: 'Договор' })).toHaveDisplayValue(
    'Извините, других вариантов нет =(',
  );
});

it('shows the placeholder of a list until something is chosen', async () => {
  render(<Select label="Склад" placeholder="Выберите склад" options={[{ value: 1, label: 'Северный' }]} />);
  const select = screen.getByRole('combobox', { name: 'Склад' });
  expect(select).toHaveDisplayValue('Выберите склад');
  await userEvent.selectOptions(select, 'Северный');
  expect(select).toHaveDisplayValue('Северный');
});
