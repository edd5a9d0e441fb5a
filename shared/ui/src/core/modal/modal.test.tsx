import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { Drawer } from '../drawer/drawer.tsx';
import { ConfirmDialog, Modal } from './modal.tsx';

function Page({ locked }: { locked?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setIsOpen(true)}>
        Открыть
      </button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Новый адрес" locked={locked}>
        <input aria-label="Город" data-autofocus />
        <Link to="/basket/">В корзину</Link>
      </Modal>
    </MemoryRouter>
  );
}

async function openModal(page = <Page />) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  return screen.getByRole('dialog', { name: 'Новый адрес' });
}

it('opens with its title as name and the focus where it is wanted', async () => {
  await openModal();
  expect(screen.getByLabelText('Город')).toHaveFocus();
});

it('closes by its button', async () => {
  await openModal();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on Escape, which the browser reports as cancel (§2.96)', async () => {
  const dialog = await openModal();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a press of the backdrop, not on one that began inside (§2.97)', async () => {
  const dialog = await openModal();
  fireEvent.mouseDown(screen.getByLabelText('Город'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('stays open when the second press of a double click finds the backdrop', async () => {
  const dialog = await openModal();
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog).toBeInTheDocument();
});

it('closes when the path changes (§2.98)', async () => {
  const dialog = await openModal();
  await userEvent.click(screen.getByRole('link', { name: 'В корзину' }));
  expect(dialog).not.toBeInTheDocument();
});

it('stays while it is locked', async () => {
  const dialog = await openModal(<Page locked />);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await userEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
});

it('asks before a dangerous action, with the focus on the way back', async () => {
  const onConfirm = jest.fn();
  render(
    <MemoryRouter>
      <ConfirmDialog
        isOpen
        danger
        onClose={jest.fn()}
        title="Отменить заказ?"
        confirmLabel="Отменить заказ"
        cancelLabel="Не отменять"
        onConfirm={onConfirm}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Отменить заказ?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Не отменять' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));
  expect(onConfirm).toHaveBeenCalled();
});

it('opens a drawer and closes it by its button', async () => {
  const onClose = jest.fn();
  render(
    <MemoryRouter>
      <Drawer isOpen onClose={onClose} title="Фильтры">
        <p>Бренд</p>
      </Drawer>
    </MemoryRouter>,
  );
  expect(screen.getByRole('dialog', { name: 'Фильтры' })).toHaveTextContent('Бренд');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalled();
});

it.each(['small', 'medium', 'large', 'full'] as const)(
  '%s: has its title, its content and a way out (§2.95)',
  (size) => {
    render(
      <MemoryRouter>
        <Modal isOpen onClose={() => undefined} title="Размеры" size={size}>
          Содержание
        </Modal>
      </MemoryRouter>,
    );
    expect(screen.getByRole('dialog', { name: 'Размеры' })).toHaveTextContent('Содержание');
    expect(screen.getByRole('button', { name: 'Закрыть' })).toBeVisible();
  },
);
