import {
  carryOutErasure,
  findConsents,
  type GivenConsent,
  getOfficeConsents,
  type OfficeConsent,
  publishConsentText,
} from '@shop/contracts/office/consents';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, within } from '@testing-library/react';
import { ConsentsPage } from './consents-page.tsx';

const api = stubApi();
const sample = 'Я даю согласие на обработку моих персональных данных ООО «Ромашка», ИНН 7707083893.';

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => sessionStorage.clear());

const unpublished: OfficeConsent = {
  kind: 'personal-data',
  current: null,
  draft: sample,
  counts: { agreed: 0, earlier: 0, withdrawn: 0 },
};
const published: OfficeConsent = {
  ...unpublished,
  draft: null,
  current: {
    version: 2,
    text: sample,
    sha256: 'a'.repeat(64),
    publishedAt: '2026-11-20T09:00:00.000Z',
    publishedBy: 'Ольга Кузнецова',
  },
  counts: { agreed: 12, earlier: 3, withdrawn: 1 },
};
const request = {
  ...{ id: 4, userId: 77, login: 'anna@shop.example', name: 'Анна Петрова', isLate: true },
  ...{ requestedAt: '2026-11-10T09:00:00.000Z', dueOn: '2026-11-24' },
};

function open() {
  return renderPage(
    <>
      <ConsentsPage />
      <Toaster />
    </>,
    { url: '/office/consents/', role: 'MANAGER', staffRights: ['office.settings'] },
  );
}

it('begins with a sample, shows it as the buyer will see it, and publishes the first version', async () => {
  api.answers(getOfficeConsents, { items: [unpublished], requests: [] });
  const sent = api.answers(publishConsentText, published);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Начать с.образца/ }));
  expect(screen.getByRole('textbox', { name: /Текст новой версии/ })).toHaveValue(sample);
  await user.click(screen.getByText('Как увидит покупатель'));
  await user.click(screen.getByRole('button', { name: 'Опубликовать версию 1' }));
  expect(await screen.findByText(/опубликована версия 2/)).toBeVisible();
  expect(sent).toEqual([{ kind: 'personal-data', text: sample, version: 0 }]);
});

it('shows how many people agree, and keeps the text when somebody else has published meanwhile', async () => {
  api.answers(getOfficeConsents, { items: [published], requests: [] });
  api.refuses(publishConsentText, 409, 'conflict', 'Опубликовали другую версию');
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: /обработку персональных данных/ }));
  expect(panel.getByText('12')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Новая версия' }));
  await user.type(panel.getByRole('textbox'), ' Дополнение.');
  await user.click(panel.getByRole('button', { name: 'Опубликовать версию 3' }));
  expect(await screen.findByText('Опубликовали другую версию')).toBeVisible();
  expect(panel.getByRole('textbox')).toHaveValue(`${sample} Дополнение.`);
});

it('finds what one person has agreed to and withdrawn, from where and in which words', async () => {
  const given: GivenConsent = {
    ...{ key: 'account-5', name: 'Петрова Анна', contact: 'anna@shop.example', textId: 3 },
    ...{ kind: 'marketing', version: 2, way: 'invitation', address: '203.0.113.7', userAgent: 'Firefox/140' },
    ...{ givenAt: '2026-11-20T09:00:00.000Z', withdrawnAt: '2026-11-21T09:00:00.000Z' },
  };
  const text = { id: 3, kind: 'marketing' as const, version: 2, text: sample, sha256: 'b'.repeat(64) };
  api.answers(getOfficeConsents, { items: [], requests: [] });
  const asked = api.answers(findConsents, {
    items: [given],
    texts: [{ ...text, publishedAt: '2026-11-19T09:00:00.000Z' }],
    pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: 1 },
  });
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Почта, фамилия или телефон' });
  expect(asked).toHaveLength(0);
  await user.type(search, 'Петрова{Enter}');
  const row = within(await screen.findByRole('row', { name: /Петрова Анна/ }));
  expect(row.getByText(/по.приглашению/)).toBeVisible();
  expect(row.getByText(/^Отозвано 21\.11\.2026/)).toBeVisible();
  expect(row.getByText('203.0.113.7')).toBeVisible();
  await user.click(screen.getByText(/рекламные сообщения, версия.2/, { selector: 'summary *, summary' }));
  expect(screen.getByText(sample)).toBeVisible();
});

it('erases the person of a request after a question, and says what the law keeps', async () => {
  api.answers(getOfficeConsents, { items: [], requests: [request] });
  const erased = api.answers(carryOutErasure, {
    kept: [{ title: 'Счета и УПД', rows: 2, because: '402-ФЗ' }],
  });
  const { user } = open();
  expect(await screen.findByText('Срок прошёл')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Удалить данные/ }));
  expect(erased).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
  expect(await screen.findByText(/теперь это Пользователь 77.*Счета и УПД \(2\)/)).toBeVisible();
});
