import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button } from './button.tsx';

it('swallows clicks while pending, and keeps its name and focus', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Оформить
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Оформить' }));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Оформить', busy: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('does not submit a form unless told to', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Отмена</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is a link that moves within the shop when it has a target', async () => {
  function Path() {
    return <p>{useLocation().pathname}</p>;
  }
  render(
    <MemoryRouter>
      <Button to="/catalog/">Каталог</Button>
      <Path />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Каталог' }));
  expect(screen.getByText('/catalog/')).toBeInTheDocument();
});

it('gives an icon button a name, a number and the state of a toggle', () => {
  render(<IconButton label="В избранное" icon={<svg />} count={120} pressed />);
  const button = screen.getByRole('button', { name: 'В избранное: 99+', pressed: true });
  expect(button).toHaveTextContent('99+');
});
