import { getSettings } from '@shop/contracts/office/settings';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { Widget } from './unfilled-settings-tile.tsx';

const api = stubApi();
const seller = {
  name: 'seller',
  title: 'Продавец',
  description: '',
  isSet: false,
  isRequired: true,
  lastChange: null,
};
const staff = { role: 'MANAGER', scope: [] } as const;

it('leads to the settings that the shop cannot work without', async () => {
  api.answers(getSettings, {
    items: [seller, { ...seller, name: 'footer', title: 'Контакты', isRequired: false }],
  });
  renderPage(<Widget />, { ...staff, staffRights: ['office.settings'] });
  expect(await screen.findByRole('link', { name: 'Продавец' })).toHaveAttribute(
    'href',
    '/office/settings/seller/',
  );
  expect(screen.queryByText('Контакты')).not.toBeInTheDocument();
});

it('says when nothing is missing', async () => {
  api.answers(getSettings, { items: [{ ...seller, isSet: true }] });
  renderPage(<Widget />, { ...staff, staffRights: ['office.settings'] });
  expect(await screen.findByText('Обязательные настройки заполнены')).toBeVisible();
});

it('is not there for a manager without the right', () => {
  renderPage(<Widget />, staff);
  expect(screen.queryByText('Управление магазином')).not.toBeInTheDocument();
});
