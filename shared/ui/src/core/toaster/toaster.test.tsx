import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { messagesAtom, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  getDefaultStore().set(messagesAtom, []);
  render(<Toaster />);
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('shows a message and takes it away after its time', () => {
  act(() => void toast('Товар добавлен'));
  expect(screen.getByRole('status')).toHaveTextContent('Товар добавлен');
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Товар добавлен')).not.toBeInTheDocument();
});

it('waits while the pointer rests on it', async () => {
  act(() => void toast('Товар удалён'));
  const pointer = user();
  await pointer.hover(screen.getByText('Товар удалён'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Товар удалён')).toBeInTheDocument();
  await pointer.unhover(screen.getByText('Товар удалён'));
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument();
});

it('offers a way back and closes with it', async () => {
  const onClick = jest.fn();
  act(() => void toast('Товар удалён', { action: { label: 'Вернуть', onClick } }));
  await user().click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument();
});

it('interrupts for a failure', () => {
  act(() => void toast.danger('Не удалось сохранить'));
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось сохранить');
});

it('shows three at most and the same words once', () => {
  act(() => {
    for (const text of ['раз', 'два', 'два', 'три', 'четыре']) toast(text);
  });
  expect(screen.getAllByRole('status').map((message) => message.textContent)).toEqual([
    'два',
    'три',
    'четыре',
  ]);
});
