import { act, screen } from '@testing-library/react';
import { announceRelease } from './announce-release.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('offers the new version once, and is quiet for half an hour after «Позже»', async () => {
  await act(() => announceRelease());
  await act(() => announceRelease());
  expect(screen.getByRole('status')).toHaveTextContent('Доступна новая версия магазина');
  await act(async () => screen.getByRole('button', { name: 'Позже' }).click());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  jest.advanceTimersByTime(29 * 60_000);
  await act(() => announceRelease());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  jest.advanceTimersByTime(2 * 60_000);
  await act(() => announceRelease());
  expect(screen.getByRole('button', { name: 'Обновить' })).toBeVisible();
});
