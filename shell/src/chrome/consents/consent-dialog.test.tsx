import { getOwnData, giveConsents, type OwnConsent } from '@shop/contracts/account/consents';
import { checkSession, logOut } from '@shop/contracts/account/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { ConsentDialog } from './consent-dialog.tsx';

const api = stubApi();
const publishedAt = '2026-11-20T09:00:00.000Z';

const processing: OwnConsent = {
  kind: 'personal-data',
  current: { id: 7, kind: 'personal-data', version: 2, text: 'Новая версия согласия', publishedAt },
  given: { version: 1, text: 'Прежняя версия', givenAt: publishedAt },
  withdrawnAt: null,
};
const adverts: OwnConsent = {
  kind: 'marketing',
  current: { id: 8, kind: 'marketing', version: 1, text: 'О рекламе', publishedAt },
  given: null,
  withdrawnAt: null,
};

it('asks for the new version, unticked, and names the box that is missing', async () => {
  api.answers(getOwnData, { consents: [processing, adverts], erasure: null });
  const given = api.answers(giveConsents, null);
  api.answers(checkSession, {
    user: { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER', scope: [] },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  const { user } = renderPage(<ConsentDialog />);
  expect(await screen.findByText(/Текст согласия изменился/)).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /обработку моих персональных данных/ });
  expect(box).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Отметьте согласие, чтобы продолжить');
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(given).toEqual([{ texts: [7], way: 'dialog' }]);
});

it('shows the version that was published meanwhile, unticked', async () => {
  api.answers(getOwnData, { consents: [processing], erasure: null });
  const { user } = renderPage(<ConsentDialog />);
  await user.click(await screen.findByRole('checkbox'));
  api.refuses(giveConsents, 400, 'validation', 'Текст согласия обновился', 'texts');
  const newest = { ...processing.current!, id: 9, version: 3, text: 'Самая новая версия' };
  api.answers(getOwnData, { consents: [{ ...processing, current: newest }], erasure: null });
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Самая новая версия')).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByText('Текст согласия обновился')).toBeVisible();
});

it('asks nobody again for advertising that was refused', async () => {
  const refused = { ...adverts, withdrawnAt: publishedAt };
  api.answers(getOwnData, { consents: [processing, refused], erasure: null });
  renderPage(<ConsentDialog />);
  await screen.findByRole('checkbox', { name: /персональных данных/ });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

it('logs out who does not agree', async () => {
  api.answers(getOwnData, { consents: [processing], erasure: null });
  const out = api.answers(logOut, null);
  const { user } = renderPage(<ConsentDialog />);
  await user.click(await screen.findByRole('button', { name: 'Не согласен, выйти' }));
  expect(out).toHaveLength(1);
});
