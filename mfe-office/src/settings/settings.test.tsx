import { findBank } from '@shop/contracts/office/banks';
import {
  getSetting,
  getSettingImage,
  getSettings,
  saveSetting,
  uploadSettingImage,
} from '@shop/contracts/office/settings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { SettingPage } from './setting-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => sessionStorage.clear());

type WireSetting = WireAnswer<typeof getSetting>;

const buildSettingWith = (part: Partial<WireSetting> = {}): WireSetting => ({
  name: 'delivery',
  title: 'Тарифы доставки',
  description: 'Сколько платит покупатель.',
  isSet: true,
  isRequired: false,
  lastChange: { at: '2026-11-20T09:00:00.000Z', by: 'Ольга Кузнецова' },
  fields: [
    { kind: 'money', name: 'courierKopecks', title: 'Курьером', hint: '', isOptional: false },
    { kind: 'days', name: 'daysOff', title: 'Выходные', hint: 'Кроме суббот' },
    { kind: 'yes-no', name: 'isFree', title: 'Бесплатно', hint: '' },
    {
      kind: 'group',
      name: 'bank',
      title: 'Банк',
      hint: '',
      fields: [{ kind: 'text', name: 'bik', title: 'БИК', hint: '', maxLength: 9, lines: 1 }],
    },
  ],
  value: { courierKopecks: 120_050, daysOff: ['2026-12-31'], isFree: false, bank: { bik: '044525225' } },
  version: 3,
  ...part,
});

const openSetting = () =>
  renderPage(
    <>
      <Routes>
        <Route path="/office/settings/:name/" element={<SettingPage />} />
      </Routes>
      <Toaster />
    </>,
    { url: '/office/settings/delivery/', role: 'MANAGER', scope: [], staffRights: ['office.settings'] },
  );

it('lists what is filled in, what is missing and who changed it', async () => {
  const { fields: _, value: __, version: ___, ...listed } = buildSettingWith();
  api.answers(getSettings, {
    items: [
      listed,
      { ...listed, name: 'seller', title: 'Продавец', isSet: false, isRequired: true, lastChange: null },
    ],
  });
  renderPage(<SettingsPage />, { role: 'MANAGER', scope: [], staffRights: ['office.settings'] });
  const row = (await screen.findByRole('link', { name: 'Продавец' })).closest('tr');
  expect(row).toHaveTextContent('Не заполнена');
  expect(screen.getByText(/Ольга Кузнецова/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Тарифы доставки' })).toHaveAttribute(
    'href',
    '/office/settings/delivery/',
  );
});

it('shows values as people write them, and sends what they stand for', async () => {
  api.answers(getSetting, buildSettingWith());
  const sent = api.answers(saveSetting, buildSettingWith({ version: 4 }));
  const { user } = openSetting();
  const courier = await screen.findByLabelText('Курьером');
  expect(courier).toHaveValue('1200,50');
  expect(screen.getByLabelText('Выходные')).toHaveValue('31.12.2026');
  await user.clear(courier);
  await user.type(courier, '1 300');
  await user.type(screen.getByLabelText('Выходные'), '\n2.1.2027');
  await user.selectOptions(screen.getByLabelText('Бесплатно'), 'Да');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Сохранено: Тарифы доставки')).toBeInTheDocument();
  const bank = { bik: '044525225' };
  const value = { courierKopecks: 130_000, daysOff: ['2026-12-31', '2027-01-02'], isFree: true, bank };
  expect(sent).toEqual([{ version: 3, value }]);
});

it('follows an undo in a form in which nothing was typed, so that the next save is no conflict', async () => {
  const bank = { bik: '044525225' };
  const former = { courierKopecks: 120_050, daysOff: ['2026-12-31'], isFree: false, bank };
  api.answers(getSetting, buildSettingWith({ value: former }));
  api.answers(saveSetting, buildSettingWith({ version: 4, value: { ...former, courierKopecks: 90_000 } }));
  const { user } = openSetting();
  const courier = await screen.findByLabelText('Курьером');
  await user.clear(courier);
  await user.type(courier, '900');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  api.answers(saveSetting, buildSettingWith({ version: 5, value: former }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(courier).toHaveValue('1200,50'));
  const sent = api.answers(saveSetting, buildSettingWith({ version: 5, value: former }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 5 }]));
});

it('puts the refusal of the server at the field, also inside a group', async () => {
  api.answers(getSetting, buildSettingWith());
  api.refuses(saveSetting, 400, 'validation', 'Должно быть 9 цифр', 'bank.bik');
  const { user } = openSetting();
  const bik = await screen.findByLabelText('БИК');
  await user.type(bik, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Должно быть 9 цифр')).toBeVisible();
  expect(bik).toHaveFocus();
  expect(bik).toHaveValue('04452522');
});

it('tells what somebody else has saved meanwhile, keeps what was typed and saves it over that', async () => {
  api.answers(getSetting, buildSettingWith());
  api.refuses(saveSetting, 409, 'conflict', 'Изменено', 'version');
  const { user } = openSetting();
  const courier = await screen.findByLabelText('Курьером');
  await user.clear(courier);
  await user.type(courier, '900');
  api.answers(
    getSetting,
    buildSettingWith({
      version: 4,
      value: { ...buildSettingWith().value, courierKopecks: 150_000 },
      lastChange: { at: '2026-11-21T09:00:00.000Z', by: 'Пётр Иванов' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Пётр Иванов сохранил другой вариант/)).toBeVisible();
  expect(screen.getByText(/Курьером: 1200,50 → 1500/)).toBeVisible();
  expect(courier).toHaveValue('900');
  const sent = api.answers(saveSetting, buildSettingWith({ version: 5 }));
  await user.click(screen.getByRole('button', { name: 'Сохранить мой вариант' }));
  expect(await screen.findByText('Сохранено: Тарифы доставки')).toBeInTheDocument();
  expect(sent).toMatchObject([{ version: 4, value: { courierKopecks: 90_000 } }]);
});

it('edits a table row by row, and keeps what was typed when the server refuses a row', async () => {
  const fields: WireSetting['fields'] = [
    {
      kind: 'rows',
      name: 'byWeight',
      title: 'Тарифы по весу',
      hint: '',
      max: 3,
      fields: [
        { kind: 'number', name: 'from', title: 'Вес от', hint: '', min: 0, max: 100, unit: 'кг' },
        { kind: 'number', name: 'to', title: 'Вес до', hint: '', min: 0, max: 100, unit: 'кг' },
        { kind: 'money', name: 'courierKopecks', title: 'Курьером', hint: '', isOptional: false },
      ],
    },
  ];
  const first = { from: 0, to: 10, courierKopecks: 500_00 };
  api.answers(getSetting, buildSettingWith({ fields, value: { byWeight: [first] } }));
  const { user } = openSetting();
  await user.click(await screen.findByRole('button', { name: 'Добавить строку' }));
  const second = within(screen.getByRole('listitem', { name: 'Строка 2' }));
  await waitFor(() => expect(second.getByLabelText('Вес от')).toHaveFocus());
  expect(second.getByLabelText('Вес от')).toHaveValue('10');
  await user.type(second.getByLabelText('Курьером'), '900,50');
  api.refuses(saveSetting, 400, 'validation', 'Строка 2 пересекается', 'byWeight');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Строка 2 пересекается')).toBeVisible();
  expect(second.getByLabelText('Курьером')).toHaveValue('900,50');
  const saved = { byWeight: [first, { from: 10, to: null, courierKopecks: 900_50 }] };
  const sent = api.answers(saveSetting, buildSettingWith({ fields, value: saved, version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toMatchObject([{ value: saved }]));
  await user.click(screen.getByRole('button', { name: 'Удалить строку 1' }));
  expect(screen.queryByRole('listitem', { name: 'Строка 2' })).not.toBeInTheDocument();
});

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];

it('uploads an image, shows it, and sends its id with the save; a replaced or removed one comes back', async () => {
  const fields: WireSetting['fields'] = [{ kind: 'image', name: 'stamp', title: 'Печать', hint: 'В счёте' }];
  api.answers(getSetting, buildSettingWith({ fields, value: { stamp: OLD } }));
  api.answers(getSettingImage, ({ url }) => ({
    dataUrl: `data:image/png;base64,${url.includes(NEW) ? 'bmV3' : 'b2xk'}`,
    ...{ width: 400, height: 400 },
  }));
  const uploads = api.answers(uploadSettingImage, { id: NEW });
  const { user } = openSetting();
  const shown = await screen.findByRole('img', { name: 'Печать' });
  expect(shown).toHaveAttribute('src', 'data:image/png;base64,b2xk');
  const input = screen.getByLabelText('Файл: Печать');
  await user.upload(input, new File(['новая'], 'печать.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Печать' })).toHaveAttribute('src', 'data:image/png;base64,bmV3'),
  );
  expect(uploads[0]).toMatch(/name="field"\s+stamp/);
  await user.click(screen.getByRole('button', { name: 'Вернуть прежнюю: Печать' }));
  expect(await screen.findByRole('img', { name: 'Печать' })).toHaveAttribute(
    'src',
    shown.getAttribute('src'),
  );
  await user.click(screen.getByRole('button', { name: 'Убрать: Печать' }));
  expect(screen.queryByRole('img', { name: 'Печать' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Загрузить: Печать' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Вернуть прежнюю: Печать' }));
  await user.upload(input, new File(['новая'], 'печать.png', { type: 'image/png' }));
  const sent = api.answers(saveSetting, buildSettingWith({ fields, version: 4, value: { stamp: NEW } }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Заменить: Печать' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, value: { stamp: NEW } }]));
});

it('says at the image why a file is refused, and keeps the image that was there', async () => {
  const fields: WireSetting['fields'] = [{ kind: 'image', name: 'stamp', title: 'Печать', hint: '' }];
  api.answers(getSetting, buildSettingWith({ fields, value: { stamp: OLD } }));
  const dataUrl = 'data:image/png;base64,b2xk';
  api.answers(getSettingImage, { dataUrl, width: 400, height: 400 });
  api.refuses(uploadSettingImage, 400, 'validation', 'Печать: нужна картинка PNG или JPEG', 'stamp');
  const { user } = openSetting();
  const input = await screen.findByLabelText('Файл: Печать');
  await user.upload(input, new File(['%PDF'], 'печать.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Печать: нужна картинка PNG или JPEG');
  await user.upload(input, new File([new Uint8Array(1_000_001)], 'а.png', { type: 'image/png' }));
  expect(await screen.findByText(/Печать: файл больше 1.МБ/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Печать' })).toHaveAttribute('src', dataUrl);
});

const bankFields: WireSetting['fields'] = [
  {
    ...{ kind: 'group', name: 'bank', title: 'Банк', hint: '' },
    fields: [
      { kind: 'bik', name: 'bik', title: 'БИК', hint: '' },
      { kind: 'text', name: 'name', title: 'Название банка', hint: '', maxLength: 300, lines: 1 },
      { kind: 'text', name: 'correspondentAccount', title: 'Корсчёт', hint: '', maxLength: 20, lines: 1 },
    ],
  },
];
const emptyBank = { bank: { bik: '', name: '', correspondentAccount: '' } };

it('fills the bank in by its БИК, and leaves what was typed for one that the register does not know', async () => {
  api.answers(getSetting, buildSettingWith({ fields: bankFields, value: emptyBank }));
  const correspondentAccount = '30101810400000000225';
  api.answers(findBank, { bank: { name: 'ПАО Сбербанк, г. Москва', correspondentAccount, isActive: true } });
  const { user } = openSetting();
  const bik = await screen.findByLabelText('БИК');
  await user.type(bik, '044525225');
  expect(await screen.findByText('По справочнику это ПАО Сбербанк, г. Москва')).toBeVisible();
  expect(screen.getByLabelText('Название банка')).toHaveValue('ПАО Сбербанк, г. Москва');
  expect(screen.getByLabelText('Корсчёт')).toHaveValue(correspondentAccount);
  api.answers(findBank, { bank: null });
  await user.clear(screen.getByLabelText('Название банка'));
  await user.type(screen.getByLabelText('Название банка'), 'Свой банк');
  await user.type(bik, '{Backspace}6');
  expect(await screen.findByText(/Банка с таким БИК в справочнике нет/)).toBeVisible();
  expect(screen.getByLabelText('Название банка')).toHaveValue('Свой банк');
  expect(screen.getByLabelText('Корсчёт')).toHaveValue(correspondentAccount);
});

it('keeps a corrected bank as it is saved, and says when the register does not answer', async () => {
  const bank = { bik: '044525225', name: 'Сбербанк, наш офис', correspondentAccount: '1' };
  api.answers(getSetting, buildSettingWith({ fields: bankFields, value: { bank } }));
  api.answers(findBank, { bank: { name: 'ПАО Сбербанк', correspondentAccount: '2', isActive: false } });
  const { user } = openSetting();
  expect(await screen.findByText('Банк закрыт')).toBeVisible();
  expect(screen.getByLabelText('Название банка')).toHaveValue('Сбербанк, наш офис');
  api.refuses(findBank, 503, 'unavailable', 'Справочник не отвечает');
  await user.type(screen.getByLabelText('БИК'), '{Backspace}6');
  expect(await screen.findByText(/Справочник банков сейчас не отвечает/)).toBeVisible();
});
