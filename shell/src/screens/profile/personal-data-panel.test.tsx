import {
  cancelErasure,
  getOwnData,
  giveConsents,
  type OwnConsent,
  requestErasure,
  withdrawConsent,
} from '@shop/contracts/account/consents';
import { checkSession } from '@shop/contracts/account/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen } from '@testing-library/react';
import { PersonalDataPanel } from './personal-data-panel.tsx';

const api = stubApi();
const publishedAt = '2026-11-20T09:00:00.000Z';

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

beforeEach(() => {
  api.answers(checkSession, {
    user: { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER', scope: [] },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
});

function consentWith(differences: Partial<OwnConsent> = {}): OwnConsent {
  const text = 'Я даю согласие, слово в слово';
  return {
    kind: 'personal-data',
    current: { id: 3, kind: 'personal-data', version: 1, text, publishedAt },
    given: { version: 1, text, givenAt: '2026-11-21T09:00:00.000Z' },
    withdrawnAt: null,
    ...differences,
  };
}

function open() {
  return renderPage(
    <>
      <PersonalDataPanel />
      <Toaster />
    </>,
    { url: '/my-profile/' },
  );
}

it('shows when and to which version the user has agreed, and the text', async () => {
  api.answers(getOwnData, { consents: [consentWith()], erasure: null });
  const { user } = open();
  expect(await screen.findByText(/^Дано 21\.11\.2026/)).toHaveTextContent(/версия 1/);
  await user.click(screen.getByText('Прочитать текст'));
  expect(screen.getByText('Я даю согласие, слово в слово')).toBeVisible();
});

it('withdraws a consent in one click, and gives it back by the undo', async () => {
  api.answers(getOwnData, { consents: [consentWith()], erasure: null });
  const withdrawn = api.answers(withdrawConsent, null);
  const given = api.answers(giveConsents, null);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Отозвать\s?: Согласие на.обработку/ }));
  expect(await screen.findByText('Согласие отозвано')).toBeVisible();
  expect(withdrawn).toEqual([{ kind: 'personal-data' }]);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(given).toEqual([{ texts: [3], way: 'profile' }]);
});

it('says that a required consent is asked for again, and offers to give it', async () => {
  const consent = consentWith({ given: null, withdrawnAt: '2026-11-22T09:00:00.000Z' });
  api.answers(getOwnData, { consents: [consent], erasure: null });
  open();
  expect(await screen.findByText(/^Отозвано 22\.11\.2026/)).toBeVisible();
  expect(screen.getByText(/спросим о.согласии снова/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Дать согласие/ })).toBeVisible();
});

it('reports a refusal and changes nothing', async () => {
  api.answers(getOwnData, { consents: [consentWith({ given: null })], erasure: null });
  api.refuses(giveConsents, 400, 'validation', 'Текст согласия обновился');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Дать согласие/ }));
  expect(await screen.findByText(/Согласие не.записано. Текст согласия обновился/)).toBeVisible();
});

it('asks for erasure and takes the request back', async () => {
  api.answers(getOwnData, { consents: [], erasure: null });
  const requested = api.answers(requestErasure, null);
  const cancelled = api.answers(cancelErasure, null);
  const { user } = open();
  const ask = await screen.findByRole('button', { name: 'Запросить удаление' });
  api.answers(getOwnData, {
    consents: [],
    erasure: { requestedAt: '2026-11-26T09:00:00.000Z', dueOn: '2026-12-10' },
  });
  await user.click(ask);
  expect(await screen.findByText(/до.10\.12\.2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отозвать запрос' }));
  expect([requested.length, cancelled.length]).toEqual([1, 1]);
});
