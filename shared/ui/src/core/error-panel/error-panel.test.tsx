import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Notice } from '../../parts/notice/notice.tsx';
import { Picture } from '../../parts/picture/picture.tsx';
import { Tag } from '../../parts/tag/tag.tsx';
import { ErrorPage } from '../error-page/error-page.tsx';
import { ErrorPanel } from './error-panel.tsx';

it('names the area that failed and tries again', async () => {
  const onRetry = jest.fn();
  render(<ErrorPanel area="Каталог" onRetry={onRetry} details="7f3a" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Каталог');
  expect(screen.getByRole('alert')).toHaveTextContent('7f3a');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows a code, a label, a text and a way out (§2.108)', () => {
  render(
    <MemoryRouter>
      <ErrorPage
        code={404}
        label="Такой страницы нет"
        text="Проверьте адрес"
        link={{ to: '/', label: 'На главную' }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

it.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('announces a %s notice as %s', (tone, role) => {
  render(<Notice tone={tone}>Цены обновятся</Notice>);
  expect(screen.getByRole(role)).toHaveTextContent('Цены обновятся');
});

it('draws the no-photo picture when there is none or it fails (§9.33)', () => {
  const { rerender } = render(<Picture alt="Перчатки" />);
  expect(screen.getByRole('img', { name: 'Перчатки: нет фото' })).toBeInTheDocument();
  rerender(<Picture alt="Перчатки" src="/gone.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Перчатки' }));
  expect(screen.getByRole('img', { name: 'Перчатки: нет фото' })).toBeInTheDocument();
  rerender(<Picture alt="Перчатки" src="/there.webp" />);
  expect(screen.getByRole('img', { name: 'Перчатки' })).toHaveAttribute('src', '/there.webp');
});

it('names what a tag takes away', async () => {
  const onRemove = jest.fn();
  render(<Tag onRemove={onRemove}>Размер: 52</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Размер: 52' }));
  expect(onRemove).toHaveBeenCalled();
});
