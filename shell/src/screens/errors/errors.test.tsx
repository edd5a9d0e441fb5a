import { getHeader, switchCounterparty } from '@shop/contracts/account/header';
import { getMaintenance } from '@shop/contracts/platform/site-state';
import { stubApi } from '@shop/testing/api.ts';
import { allowConsoleError } from '@shop/testing/console.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { EngineeringWorksPage } from './engineering-works-page.tsx';
import { FaultPage } from './fault-page.tsx';
import { ShellBoundary } from './shell-boundary.tsx';

const api = stubApi();

it.each([
  ['no-answer', '404', 'Не удалось загрузить страницу', 'Повторить'],
  ['failed', '500', 'Ошибка 500', 'Обновить страницу'],
  ['unknown-guard', '500', 'Ошибка 500', 'Обновить страницу'],
  ['not-found', '404', 'Страница не найдена', undefined],
] as const)('%s: the page %s with a way home (§2.102, §2.105)', (fault, code, heading, button) => {
  renderPage(<FaultPage fault={fault} />);
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  if (button) expect(screen.getByRole('button', { name: button })).toBeVisible();
});

it('blames the settings of the site for an error 500 (§2.103)', () => {
  renderPage(<FaultPage fault="failed" />);
  expect(screen.getByText(/^Ошибка в настройках сайта\. Возможно, настройки несовместимы\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
});

it('the maintenance page says that the site will be back soon (§2.106)', async () => {
  api.answers(getMaintenance, { isOn: true, text: '' });
  renderPage(<EngineeringWorksPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ведутся технические работы');
  expect(await screen.findByText(/^Сайт на обслуживании и скоро снова заработает\./)).toBeVisible();
});

it('names the guard that is unknown (§6.31, §8.24)', () => {
  renderPage(<FaultPage fault="unknown-guard" />);
  expect(screen.getByText('Unknown middleware')).toBeVisible();
});

it('a site closed to the company says whom to call, and leads to another company (§2.104)', async () => {
  const contragents = [
    { id: 1, uf_name: 'ООО «Ромашка»', uf_current_contragent: true },
    { id: 2, uf_name: 'ИП Васильков', uf_current_contragent: false },
  ];
  api.answers(getHeader, buildHeaderWith({ contragents }));
  const switched = api.answers(switchCounterparty, undefined);
  const { user } = renderPage(<FaultPage fault="closed" />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Доступ к сайту закрыт');
  expect(screen.getByText('501')).toBeInTheDocument();
  expect(await screen.findByText('Елена Морозова')).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Организация' }), 'ИП Васильков');
  expect(switched).toHaveLength(1);
});

it('who has only the closed company can log out', async () => {
  api.answers(getHeader, buildHeaderWith());
  const { user } = renderPage(<FaultPage fault="closed" />);
  await user.click(await screen.findByRole('button', { name: 'Выйти' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Выйти из аккаунта?');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('technical works say what operations wrote before the usual words', async () => {
  api.answers(getMaintenance, { isOn: true, text: 'Переезжаем на новый склад до 14:00' });
  renderPage(<EngineeringWorksPage />);
  expect(await screen.findByText(/^Переезжаем на новый склад до 14:00/)).toHaveTextContent(
    /Сайт на обслуживании и скоро снова заработает\./,
  );
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

it('the maintenance page keeps its title, text and button when there is no maintenance (§2.106, §2.107)', async () => {
  const asked = api.answers(getMaintenance, { isOn: false, text: 'Переезжали на новый склад' });
  renderPage(<EngineeringWorksPage />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ведутся технические работы');
  expect(screen.getByText(/^Сайт на обслуживании и скоро снова заработает\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

it('an error page that fails itself leaves a message with a link home (§2.109)', () => {
  allowConsoleError(/broken error page/);
  const Broken = () => {
    throw new Error('broken error page');
  };
  renderPage(
    <ShellBoundary isFramed>
      <Broken />
    </ShellBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось показать страницу.');
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});
