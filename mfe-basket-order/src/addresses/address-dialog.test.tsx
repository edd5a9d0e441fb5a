import {
  addDeliveryAddress,
  autocompleteAddress,
  changeDeliveryAddress,
  type DeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildAddressWith, buildSuggestion } from '../testing/address.builder.ts';
import { AddressDialog } from './address-dialog.tsx';

const api = stubApi();
const street = buildSuggestion('г Москва, ул Тверская');
const house = buildSuggestion('г Москва, ул Тверская, д 7', '7');

beforeEach(() => sessionStorage.clear());

function open(address?: DeliveryAddress) {
  const [onSaved, onClose] = [jest.fn(), jest.fn()];
  const view = renderPage(<AddressDialog address={address} onSaved={onSaved} onClose={onClose} />);
  const field = screen.getByRole('combobox', { name: /^Адрес/ });
  const submit = () => screen.getByRole('button', { name: /^(Добавить адрес|Сохранить)$/ });
  return { ...view, field, submit, onSaved, onClose };
}

it('suggests from the third letter on, then houses of a street, and saves the coordinates', async () => {
  const found = { suggestions: [street] };
  const asked = api.answers(autocompleteAddress, () => found);
  const sent = api.answers(addDeliveryAddress, buildAddressWith());
  const { user, field, submit, onSaved, onClose } = open();
  expect(field).toHaveFocus();
  await user.type(field, 'Мо');
  await user.type(field, 'с');
  expect(await screen.findByRole('option', { name: street.value })).toBeVisible();
  expect(asked).toEqual([{ search: 'Мос' }]);

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: street.value })).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('г Москва, ул Тверская, ');
  expect((field as HTMLInputElement).selectionStart).toBe('г Москва, ул Тверская, '.length);

  found.suggestions = [house];
  await user.keyboard('7');
  expect(await screen.findByRole('option', { name: house.value })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue(house.value);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // A suggestion that was accepted as it is triggers no further requests.
  expect(asked.at(-1)).toEqual({ search: 'г Москва, ул Тверская, 7' });
  expect(onSaved).toHaveBeenCalledWith(buildAddressWith());
  expect(sent).toEqual([
    {
      address: house.value,
      name: '',
      comment: '',
      contactName: '',
      contactPhone: '',
      coordinates: [55.7, 37.6],
      isDefault: false,
    },
  ]);
});

it('forgets where the house stands once the address says something else', async () => {
  api.answers(autocompleteAddress, { suggestions: [house] });
  const sent = api.answers(addDeliveryAddress, buildAddressWith());
  const { user, field, submit } = open();
  await user.type(field, 'Тверская');
  await user.click(await screen.findByRole('option', { name: house.value }));
  await user.type(field, ', двор 3');
  await user.click(submit());
  await waitFor(() => expect(sent).toMatchObject([{ address: `${house.value}, двор 3`, coordinates: null }]));
});

it('closes the suggestions on Escape and stays open itself', async () => {
  api.answers(autocompleteAddress, { suggestions: [street] });
  const { user, field, onClose } = open();
  await user.type(field, 'Тверская');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveValue('Тверская');
  expect(onClose).not.toHaveBeenCalled();
});

it('takes an address freely when there are no suggestions', async () => {
  api.breaks(autocompleteAddress);
  const sent = api.answers(addDeliveryAddress, buildAddressWith());
  const { user, field, submit } = open();
  await user.type(field, 'Карьер за деревней Ольховка');
  await waitFor(() => expect(screen.queryByText('Ищем')).not.toBeInTheDocument());
  await user.type(screen.getByLabelText('Телефон'), '9000000011');
  await user.click(screen.getByRole('checkbox', { name: 'Сделать основным' }));
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { address: 'Карьер за деревней Ольховка', contactPhone: '79000000011', isDefault: true },
  ]);
});

it('says at its field what is missing or refused, and loses nothing typed', async () => {
  api.refuses(addDeliveryAddress, 400, 'validation', 'Такой адрес уже есть в списке', 'address');
  api.answers(autocompleteAddress, { suggestions: [] });
  const { user, field, submit, onClose } = open();
  await user.click(submit());
  expect(field).toHaveAccessibleDescription(/Это поле обязательно для заполнения/);
  expect(field).toHaveFocus();
  await user.type(field, 'Тула');
  await user.type(screen.getByLabelText('Контактное лицо'), 'Павел');
  await user.click(submit());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Такой адрес уже есть/));
  expect(screen.getByLabelText('Контактное лицо')).toHaveValue('Павел');
  expect(onClose).not.toHaveBeenCalled();
});

it('has what was typed again after it was closed by mistake, and nothing after «Отмена»', async () => {
  api.answers(autocompleteAddress, { suggestions: [] });
  const first = open();
  await first.user.type(first.field, 'Тула, склад');
  first.unmount();
  const second = open();
  expect(second.field).toHaveValue('Тула, склад');
  expect(screen.getByText('Восстановлены несохранённые изменения')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Отмена' }));
  second.unmount();
  expect(open().field).toHaveValue('');
});

it('changes an address and keeps where it stands', async () => {
  const address = buildAddressWith();
  const sent = api.answers(changeDeliveryAddress, address);
  const { user, field, submit } = open(address);
  expect(field).toHaveValue(address.address);
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (900) 000-00-11');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Комментарий для водителя'));
  await user.click(submit());
  const { id: _, ...words } = address;
  await waitFor(() => expect(sent).toEqual([{ ...words, comment: '' }]));
});
