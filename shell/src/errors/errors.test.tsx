import { getHeader, switchCounterparty } from '@shop/shared/contracts/header';
import { getTechnicalWorks } from '@shop/shared/contracts/site-state';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { EngineeringWorksPage } from './engineering-works-page.tsx';
import { FaultPage } from './fault-page.tsx';

const api = stubApi();

it.each([
  ['no-answer', '404', 'Не удалось загрузить страницу', 'Повторить'],
  ['failed', '500', 'Ошибка 500', 'Обновить страницу'],
  ['unknown-guard', '500', 'Ошибка 500', 'Обновить страницу'],
  ['not-found', '404', 'Страница не найдена', undefined],
] as const)('%s: the page %s with a way home', (fault, code, heading, button) => {
  renderPage(<FaultPage fault={fault} />);
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  if (button) expect(screen.getByRole('button', { name: button })).toBeVisible();
});

it('names the guard that is unknown', () => {
  renderPage(<FaultPage fault="unknown-guard" />);
  expect(screen.getByText('Unknown middleware')).toBeVisible();
});

it('a site closed to the company says whom to call, and leads to another company', async () => {
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

it('technical works say what operations wrote, else the usual words', async () => {
  api.answers(getTechnicalWorks, { isOn: true, text: 'Переезжаем на новый склад до 14:00' });
  renderPage(<EngineeringWorksPage />);
  expect(await screen.findByText('Переезжаем на новый склад до 14:00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

it('whoever kept the address of the maintenance page is told when no works go on', async () => {
  api.answers(getTechnicalWorks, { isOn: false });
  renderPage(<EngineeringWorksPage />);
  expect(await screen.findByRole('heading', { name: 'Технических работ нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});
