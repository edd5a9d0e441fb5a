import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { useState } from 'react';
import { messagesAtom } from '../../core/toaster/toast.ts';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';

function renderQuantity(props: Partial<QuantityFieldProps> = {}) {
  const onCommit = jest.fn();
  function Row() {
    const [value, setValue] = useState(props.value ?? 5);
    function handleCommit(quantity: number) {
      onCommit(quantity);
      setValue(quantity);
    }
    return <QuantityField label="Перчатки" unit="шт" {...props} value={value} onCommit={handleCommit} />;
  }
  render(<Row />);
  return { onCommit, input: screen.getByRole('spinbutton', { name: 'Количество: Перчатки' }) };
}

async function type(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

it('commits what was typed on Enter, once', async () => {
  const { onCommit, input } = renderQuantity();
  await type(input, '12{Enter}');
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[12]]);
  expect(input).toHaveAttribute('aria-valuetext', '12 шт');
});

it('restores the last quantity on Escape', async () => {
  const { onCommit, input } = renderQuantity();
  await type(input, '77{Escape}');
  expect(input).toHaveValue('5');
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

it('steps by whole packs with buttons and arrow keys, and says the outcome', async () => {
  const { onCommit, input } = renderQuantity({ value: 24, step: 12, min: 12 });
  await userEvent.click(screen.getByRole('button', { name: 'Больше: Перчатки' }));
  expect(screen.getByRole('status')).toHaveTextContent('36 шт');
  await userEvent.type(input, '{ArrowDown}{ArrowDown}');
  expect(onCommit.mock.calls).toEqual([[36], [24], [12]]);
  expect(screen.getByRole('button', { name: 'Меньше: Перчатки' })).toBeDisabled();
});

it('rounds up to the pack and says so', async () => {
  const { onCommit, input } = renderQuantity({ value: 12, step: 12, min: 12 });
  await type(input, '13{Enter}');
  expect(onCommit).toHaveBeenCalledWith(24);
  expect(screen.getByRole('status')).toHaveTextContent('13 → 24, кратно 12');
});

it.each([
  ['-1', 'Количество не бывает отрицательным'],
  ['0.5', 'Только целое количество'],
  ['1e9', 'Введите число'],
  ['1000000000', 'Не больше 999\u00a0999'],
])('keeps "%s" on screen with an explanation and commits nothing', async (typed, explanation) => {
  const { onCommit, input } = renderQuantity();
  await type(input, `${typed}{Enter}`);
  expect(input).toHaveValue(typed);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(explanation);
  expect(onCommit).not.toHaveBeenCalled();
});

it('counts packs in base units and says so', async () => {
  const soldIn = { measureBase: 'шт', measureCustom: { name: 'упак', factor: 12 } };
  const { onCommit, input } = renderQuantity({ value: 12, step: 12, min: 12, soldIn });
  await type(input, '2 уп.{Enter}');
  expect(onCommit).toHaveBeenCalledWith(24);
  expect(input).toHaveAccessibleDescription('2 упак → 24');
  await type(input, '3 уп.{ArrowUp}');
  expect(onCommit).toHaveBeenLastCalledWith(48);
});

it('refuses packs of which it does not know how many units they hold', async () => {
  const { onCommit, input } = renderQuantity();
  await type(input, '2 уп.{Enter}');
  expect(input).toHaveValue('2 уп.');
  expect(input).toHaveAccessibleDescription('Введите число в\u00a0единицах: шт');
  expect(onCommit).not.toHaveBeenCalled();
});

it('counts packs as they are where the base unit is one', async () => {
  const { onCommit, input } = renderQuantity({ unit: 'упак' });
  await type(input, '2 уп.{Enter}');
  expect(onCommit).toHaveBeenCalledWith(2);
});

it('takes nothing typed for removal where that is allowed', async () => {
  const { onCommit, input } = renderQuantity({ allowZero: true });
  await userEvent.clear(input);
  await userEvent.tab();
  expect(onCommit).toHaveBeenCalledWith(0);
});

it('takes the first cell of a pasted block where nothing follows, never all of them as one number', async () => {
  const { onCommit, input } = renderQuantity();
  await userEvent.click(input);
  await userEvent.paste('12\n240');
  expect(input).toHaveValue('12');
  expect(getDefaultStore().get(messagesAtom).at(-1)?.text).toMatch(/только первая ячейка/);
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[12]]);
});

it('goes back to the least quantity where removal is not allowed', async () => {
  const { onCommit, input } = renderQuantity({ min: 2 });
  await type(input, '0{Enter}');
  expect(onCommit).toHaveBeenCalledWith(2);
});
