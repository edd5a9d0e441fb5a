import { type Consignee, saveConsignee } from '@shop/contracts/basket-order/consignees';
import { findByInn } from '@shop/contracts/manager/companies';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildConsigneeWith } from '../testing/address.builder.ts';
import { ConsigneeDialog } from './consignee-dialog.tsx';

const api = stubApi();
const INN = '5406457196';

beforeEach(() => sessionStorage.clear());

function organisation(name: string, kpp: string, address: string, branch: 'MAIN' | 'BRANCH' = 'MAIN') {
  return {
    value: name,
    data: {
      inn: INN,
      kpp,
      name: { short_with_opf: name },
      branch_type: branch,
      address: { value: address },
      state: { status: 'ACTIVE' },
    },
  };
}

function open(consignee?: Consignee) {
  const [onSaved, onClose] = [jest.fn(), jest.fn()];
  const view = renderPage(<ConsigneeDialog consignee={consignee} onSaved={onSaved} onClose={onClose} />);
  const submit = () => screen.getByRole('button', { name: /^(Добавить грузополучателя|Сохранить)$/ });
  return { ...view, submit, onSaved, onClose };
}

it('is filled in by its ИНН, head office first, and a branch is one press away', async () => {
  const head = organisation('АО «Энергомаш»', '540601001', 'г Новосибирск');
  const branch = organisation('Томский филиал', '701743001', 'г Томск', 'BRANCH');
  api.answers(findByInn, { suggestions: [head, branch] as never });
  const sent = api.answers(saveConsignee, buildConsigneeWith());
  const { user, submit, onSaved, onClose } = open();
  await user.type(screen.getByLabelText('ИНН'), INN);
  await waitFor(() => expect(screen.getByLabelText(/^Название/)).toHaveValue('АО «Энергомаш»'));
  expect(screen.getByRole('status')).toHaveTextContent('Заполнили по головной организации');
  await user.click(screen.getByRole('radio', { name: /Томский филиал/ }));
  expect(screen.getByLabelText('КПП')).toHaveValue('701743001');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ inn: INN, name: 'Томский филиал', kpp: '701743001', address: 'г Томск' }]);
  expect(onSaved).toHaveBeenCalledWith(buildConsigneeWith());
});

it('is written by hand when the register does not answer', async () => {
  api.refuses(findByInn, 503, 'unavailable', 'Не работает');
  const sent = api.answers(saveConsignee, buildConsigneeWith());
  const { user, submit } = open();
  await user.type(screen.getByLabelText('ИНН'), INN);
  expect(await screen.findByText(/Справочник организаций недоступен/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Название/), 'Склад заказчика');
  await user.click(submit());
  await waitFor(() => expect(sent).toEqual([{ inn: INN, name: 'Склад заказчика', kpp: '', address: '' }]));
});

it('says at each field what is wrong with it', async () => {
  const { user, submit } = open();
  await user.type(screen.getByLabelText('ИНН'), '77');
  expect(screen.getByLabelText('ИНН')).toHaveAccessibleDescription(/ИНН должен содержать 10 символов/);
  await user.type(screen.getByLabelText('КПП'), '77');
  await user.click(submit());
  expect(screen.getByLabelText(/^Название/)).toHaveAccessibleDescription(
    'Это поле обязательно для заполнения',
  );
  expect(screen.getByLabelText('КПП')).toHaveAccessibleDescription('КПП должен содержать 9 цифр');
});

it('keeps what was corrected in one that is there already', async () => {
  const asked = api.answers(findByInn, {
    suggestions: [organisation('Другое имя', '540601001', 'г Новосибирск')] as never,
  });
  const consignee = buildConsigneeWith({ inn: INN });
  const sent = api.answers(saveConsignee, consignee);
  const { user, submit } = open(consignee);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.type(screen.getByLabelText('Адрес'), 'г Тула');
  expect(screen.getByLabelText(/^Название/)).toHaveValue('ООО «Южный подряд»');
  await user.click(submit());
  await waitFor(() => expect(sent).toEqual([{ ...consignee, address: 'г Тула' }]));
});
