import { checkSmsCode, sendSmsCode } from '@shop/contracts/account/account';
import { type ConsentText, getConsentTexts } from '@shop/contracts/account/consents';
import { registerCompany, registerPerson } from '@shop/contracts/account/registration';
import { findByInn } from '@shop/contracts/manager/companies';
import { getOutbox } from '@shop/contracts/platform/developer';
import { consentTextsQuery } from '@shop/kit/consents';
import { queryClient } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, within } from '@testing-library/react';
import { RegistrationPage } from './registration-page.tsx';

const api = stubApi();
const checkWord = 'w'.repeat(32);
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });
type User = ReturnType<typeof renderPage>['user'];

beforeAll(() => import('./company-fields.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  api.answers(sendSmsCode, { resendAfterS: 60, expiresInS: 300 });
  api.answers(checkSmsCode, { checkWord });
  api.refuses(getOutbox, 404, 404, 'Не найдено');
  api.answers(getConsentTexts, { items: [] });
});

async function introduce(user: User) {
  await user.type(field(/^Фамилия/), 'Петрова');
  await user.type(field(/^Имя/), 'Анна');
  await user.type(field(/^Электронная почта/), 'anna@shop.example');
}

async function confirmPhone(user: User) {
  await user.type(field(/^Телефон/), '9161234567');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await user.type(await screen.findByRole('textbox', { name: /Код из SMS/ }), '1234');
  expect((await screen.findByText('Номер подтверждён')).parentElement).toHaveFocus();
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));

const person = {
  last_name: 'Петрова',
  name: 'Анна',
  second_name: '',
  email: 'anna@shop.example',
  phone: '79161234567',
  checkWord,
  captchaToken: '',
  consents: [],
};

const texts: ConsentText[] = [
  {
    id: 3,
    kind: 'personal-data',
    version: 2,
    text: 'Я даю согласие на обработку',
    publishedAt: '2026-11-20T09:00:00.000Z',
  },
  {
    id: 5,
    kind: 'marketing',
    version: 1,
    text: 'Я согласен получать рекламу',
    publishedAt: '2026-11-20T09:00:00.000Z',
  },
];

const romashka = {
  value: 'ООО «Ромашка»',
  data: {
    inn: '7707083893',
    type: 'LEGAL' as const,
    kpp: '770701001',
    ogrn: '1027700132195',
    name: { short_with_opf: 'ООО «Ромашка»' },
    address: { value: 'г. Москва, ул. Вавилова, д. 19' },
    state: { status: 'ACTIVE' },
  },
};
const branch = {
  ...romashka,
  data: {
    ...romashka.data,
    kpp: '780101001',
    branch_type: 'BRANCH',
    address: { value: 'г. Санкт-Петербург, Невский пр., д. 1' },
  },
};

it('has a tab for individuals and one for legal entities (§2.9)', async () => {
  renderPage(<RegistrationPage />, { url: '/registration/' });
  await screen.findByRole('textbox', { name: /^Фамилия/ });
  const tabs = screen.getByRole('link', { name: 'Юридическое лицо' }).closest('nav')!;
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Физическое лицо',
    'Юридическое лицо',
  ]);
});

describe('a person', () => {
  it('registers with a confirmed phone, and is told about the letter', async () => {
    const requests = api.answers(registerPerson, { email: 'anna@shop.example' });
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    await confirmPhone(user);
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toHaveFocus();
    expect(screen.getByText('anna@shop.example')).toBeVisible();
    expect(requests).toEqual([person]);
  });

  it('agrees to each text apart: no box is ticked in advance, and only the required one is needed', async () => {
    api.answers(getConsentTexts, { items: texts });
    const requests = api.answers(registerPerson, { email: 'anna@shop.example' });
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    const required = await screen.findByRole('checkbox', { name: /обработку моих персональных данных/ });
    const adverts = screen.getByRole('checkbox', { name: /рекламные сообщения/ });
    expect(required).not.toBeChecked();
    expect(adverts).not.toBeChecked();
    await introduce(user);
    await confirmPhone(user);
    await submit(user);
    expect(await screen.findByText(/Без согласия на.обработку/)).toBeVisible();
    expect(required).toHaveFocus();
    expect(field(/^Фамилия/)).toHaveValue('Петрова');
    await user.click(screen.getAllByText('Прочитать текст')[0]!);
    expect(screen.getByText('Я даю согласие на обработку')).toBeVisible();
    await user.click(required);
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toBeVisible();
    expect(requests).toEqual([{ ...person, consents: [3] }]);
  });

  it('agrees to the version that was published meanwhile, and not unread', async () => {
    api.answers(getConsentTexts, { items: texts.slice(0, 1) });
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    await confirmPhone(user);
    await user.click(await screen.findByRole('checkbox'));
    api.refuses(registerPerson, 400, 'validation', 'Текст согласия обновился', 'consents');
    api.answers(getConsentTexts, { items: [{ ...texts[0]!, id: 5, text: 'Новая версия' }] });
    await submit(user);
    expect(await screen.findByText('Новая версия')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText('Текст согласия обновился')).toBeVisible();
    expect(field(/^Фамилия/)).toHaveValue('Петрова');
  });

  it('does not find boxes ticked after a reload', async () => {
    api.answers(getConsentTexts, { items: texts });
    const { user, unmount } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    await user.click(await screen.findByRole('checkbox', { name: /персональных данных/ }));
    unmount();
    renderPage(<RegistrationPage />, { url: '/registration/' });
    expect(field(/^Фамилия/)).toHaveValue('Петрова');
    expect(await screen.findByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();
  });

  it('is led to the outbox by a shop that sends no letters', async () => {
    api.answers(registerPerson, { email: 'anna@shop.example' });
    api.answers(getOutbox, { items: [] });
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    await confirmPhone(user);
    await submit(user);
    expect(await screen.findByRole('link', { name: 'в исходящих' })).toHaveAttribute(
      'href',
      '/developer/outbox/',
    );
  });

  it('is asked for everything that is missing, the proof of the phone too', async () => {
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await user.type(field(/^Телефон/), '9161234567');
    await submit(user);
    expect(field(/^Фамилия/)).toHaveFocus();
    expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(3);
    expect(field(/^Телефон/)).toHaveAccessibleDescription(/Подтвердите номер/);
  });

  it('reads what the server refuses at its field and loses nothing', async () => {
    api.refuses(registerPerson, 400, 'validation', 'Проверьте адрес');
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    await confirmPhone(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте адрес');
    expect(field(/^Фамилия/)).toHaveValue('Петрова');
  });

  it('finds what was typed after a reload', async () => {
    const { user, unmount } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    unmount();
    renderPage(<RegistrationPage />, { url: '/registration/' });
    expect(field(/^Фамилия/)).toHaveValue('Петрова');
  });

  it('confirms the phone anew after a change of it', async () => {
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await confirmPhone(user);
    expect(field(/^Телефон/)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
    expect(screen.getByRole('button', { name: 'Получить код' })).toBeVisible();
    expect(screen.queryByText('Номер подтверждён')).not.toBeInTheDocument();
  });
});

describe('a company', () => {
  /** Formisch 1.1.0 warns where the answer about consents interrupts the first render of lazy fields: it comes before. */
  function openForm() {
    const page = renderPage(<RegistrationPage />, { url: '/registration/?tab=company' });
    act(() => void queryClient.setQueryData(consentTextsQuery().queryKey, { items: [] }));
    return page;
  }
  const inn = () => screen.findByRole('textbox', { name: /^ИНН/ });

  it('is filled in by its INN and registered with its administrator', async () => {
    const asked = api.answers(findByInn, { suggestions: [romashka] });
    const requests = api.answers(registerCompany, { email: 'anna@shop.example' });
    const { user } = openForm();
    await user.type(await inn(), '7707083893');
    expect(await screen.findByText(/Нашли организацию/)).toBeVisible();
    expect(field(/^Название/)).toHaveValue('ООО «Ромашка»');
    expect(field(/^КПП/)).toHaveValue('770701001');
    expect(asked).toEqual([{ search: '7707083893' }]);
    await introduce(user);
    await confirmPhone(user);
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toBeVisible();
    expect(requests).toEqual([
      {
        ...person,
        inn: '7707083893',
        company_name: 'ООО «Ромашка»',
        kpp: '770701001',
        ogrn: '1027700132195',
        address: 'г. Москва, ул. Вавилова, д. 19',
      },
    ]);
  });

  it('offers its branches', async () => {
    api.answers(findByInn, { suggestions: [romashka, branch] });
    const { user } = openForm();
    await user.type(await inn(), '7707083893');
    const offices = await screen.findByRole('group', { name: /филиал/ });
    expect(within(offices).getByRole('radio', { name: /770701001/ })).toBeChecked();
    await user.click(within(offices).getByRole('radio', { name: /780101001/ }));
    expect(field(/^КПП/)).toHaveValue('780101001');
    expect(field(/^Юридический адрес/)).toHaveValue('г. Санкт-Петербург, Невский пр., д. 1');
  });

  it('is said to be liquidated', async () => {
    const gone = { ...romashka, data: { ...romashka.data, state: { status: 'LIQUIDATED' } } };
    api.answers(findByInn, { suggestions: [gone] });
    const { user } = openForm();
    await user.type(await inn(), '7707083893');
    expect(await screen.findByRole('alert')).toHaveTextContent('Организация ликвидирована');
  });

  it('is typed by hand when nobody knows it', async () => {
    api.answers(findByInn, { suggestions: [] });
    const { user } = openForm();
    await user.type(await inn(), '7707083893');
    expect(await screen.findByText(/в справочнике нет/)).toBeVisible();
    await user.type(field(/^Название/), 'ООО «Новая»');
    expect(field(/^Название/)).toHaveValue('ООО «Новая»');
  });

  it('is typed by hand when the register does not answer', async () => {
    api.refuses(findByInn, 503, 'unavailable', 'Справочник не отвечает');
    const { user } = openForm();
    await user.type(await inn(), '7707083893');
    expect(await screen.findByText(/Справочник организаций недоступен/)).toBeVisible();
    expect(field(/^Название/)).toBeEnabled();
  });

  it.each([
    ['77070838', 'ИНН должен содержать 10 символов'],
    ['7707083894', 'Проверьте ИНН: в одной из цифр ошибка'],
  ])('hears of the INN %s: %s', async (typed, message) => {
    const { user } = openForm();
    await user.type(await inn(), typed);
    expect(await inn()).toHaveAccessibleDescription(new RegExp(message));
  });

  it('takes along what was typed as a person', async () => {
    const { user } = renderPage(<RegistrationPage />, { url: '/registration/' });
    await introduce(user);
    await confirmPhone(user);
    await user.click(screen.getByRole('link', { name: 'Юридическое лицо' }));
    await inn();
    expect(field(/^Фамилия/)).toHaveValue('Петрова');
    expect(screen.getByText('Номер подтверждён')).toBeVisible();
  });
});
