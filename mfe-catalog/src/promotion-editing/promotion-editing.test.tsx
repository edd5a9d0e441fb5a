import {
  addPromotion,
  getEditedPromotion,
  getEditedPromotions,
  publishPromotion,
  savePromotion,
} from '@shop/contracts/catalog/promotion-editing';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { PromotionEditingPage } from './promotion-editing-page.tsx';
import { splitArticles } from './promotion-form-schema.ts';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => sessionStorage.clear());

function buildEditedWith(
  differences: Partial<WireAnswer<typeof getEditedPromotion>> = {},
): WireAnswer<typeof getEditedPromotion> {
  return {
    id: 7,
    code: 'obraztsy',
    title: 'Образцы перчаток',
    lead: 'При заказе от 120 пар',
    text: 'Перчатки подбирают руками.',
    link: '/catalog/perchatki/',
    startsOn: '2026-11-15',
    endsOn: '2026-11-29',
    state: 'draft',
    productCount: 2,
    articles: ['НТ-1', 'НТ-2'],
    ...differences,
  };
}

function open(url: string, role: 'MANAGER' | 'CUSTOMER' = 'MANAGER') {
  const page = (
    <Routes>
      <Route path="/actions/manage/*" element={<PromotionEditingPage />} />
      <Route path="/actions/:code/" element={<p>Страница акции</p>} />
    </Routes>
  );
  return renderPage(
    <>
      {page}
      <Toaster />
    </>,
    { url, role },
  );
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('lists promotions of every state, each leading to its editor', async () => {
  const states = ['draft', 'coming', 'running', 'ended'] as const;
  const items = states.map((state, id) => buildEditedWith({ id: id + 1, title: `Акция ${id + 1}`, state }));
  const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: 4 };
  api.answers(getEditedPromotions, { items, pageNavigation });
  open('/actions/manage/');
  const table = await screen.findByRole('table', { name: 'Акции' });
  expect(within(table).getByRole('link', { name: 'Акция 2' })).toHaveAttribute('href', '/actions/manage/2/');
  for (const label of ['Не опубликована', 'Начнётся 15.11.2026', 'Идёт', 'Завершена'])
    expect(within(table).getByText(label)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Новая акция' })).toHaveAttribute('href', '/actions/manage/new/');
});

it('drafts a new one with articles as a spreadsheet gives them, and goes on at its own address', async () => {
  const bodies = api.answers(addPromotion, { id: 7 });
  api.answers(getEditedPromotion, buildEditedWith());
  const { user } = open('/actions/manage/new/');
  await user.type(await field(/^Название/), 'Образцы');
  await user.type(await field(/^Артикулы/), 'НТ-1\tНТ-2{Enter}НТ-1');
  await user.click(button('Сохранить черновик'));
  expect(await screen.findByText('Акция сохранена')).toBeInTheDocument();
  expect(bodies[0]).toMatchObject({ title: 'Образцы', endsOn: null, articles: ['НТ-1', 'НТ-2'] });
  await waitFor(() => expect(location.pathname).toBe('/actions/manage/7/'));
});

it('says at the field what is missing or wrong, before the server is asked', async () => {
  api.answers(getEditedPromotion, buildEditedWith());
  const asked = api.answers(savePromotion, { id: 7 });
  const { user } = open('/actions/manage/7/');
  await user.clear(await field(/^Название/));
  const end = screen.getByLabelText(/^Последний день/);
  await user.clear(end);
  await user.type(end, '2026-11-14');
  await user.type(await field(/^Раздел каталога/), '{Control>}a{/Control}https://evil.example');
  await user.click(button('Сохранить'));
  expect(await field(/^Название/)).toHaveAccessibleDescription(/Это поле обязательно для заполнения/);
  expect(end).toHaveAccessibleDescription(/Последний день раньше первого/);
  expect(await field(/^Раздел каталога/)).toHaveAccessibleDescription(/начинается с\s«\/»/);
  expect(asked).toEqual([]);
});

it('shows what the server refuses at its field, and keeps what was typed', async () => {
  api.answers(getEditedPromotion, buildEditedWith());
  api.refuses(savePromotion, 400, 'validation', 'Нет товаров с артикулами: НЕТ-1', 'articles');
  const { user } = open('/actions/manage/7/');
  const articles = await field(/^Артикулы/);
  await user.type(articles, '{Enter}НЕТ-1');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(articles).toHaveAccessibleDescription(/Нет товаров с артикулами: НЕТ-1/));
  expect(articles).toHaveValue('НТ-1\nНТ-2\nНЕТ-1');
});

it('publishes what is typed, and withdraws it', async () => {
  const saved: unknown[] = api.answers(savePromotion, { id: 7 });
  const published = api.answers(publishPromotion, { state: 'running' });
  api.answers(getEditedPromotion, buildEditedWith());
  const { user } = open('/actions/manage/7/');
  await user.type(await field(/^Название/), '!');
  api.answers(getEditedPromotion, buildEditedWith({ title: 'Образцы перчаток!', state: 'running' }));
  await user.click(button('Сохранить и опубликовать'));
  expect(await screen.findByText('Акция опубликована')).toBeInTheDocument();
  expect(saved[0]).toMatchObject({ title: 'Образцы перчаток!' });
  await user.click(await screen.findByRole('button', { name: 'Снять с публикации' }));
  expect(await screen.findByText(/Акция снята/)).toBeInTheDocument();
  expect(published).toEqual([{ isPublished: true }, { isPublished: false }]);
});

it('saves and shows the page as buyers will see it', async () => {
  api.answers(getEditedPromotion, buildEditedWith());
  api.answers(savePromotion, { id: 7 });
  const { user } = open('/actions/manage/7/');
  await field(/^Название/);
  await user.click(button('Сохранить и посмотреть'));
  expect(await screen.findByText('Страница акции')).toBeVisible();
});

it('loses nothing typed when the page is loaded again', async () => {
  api.answers(getEditedPromotion, buildEditedWith());
  const first = open('/actions/manage/7/');
  await first.user.type(await field(/^Коротко/), ' и больше');
  first.unmount();
  open('/actions/manage/7/');
  expect(await field(/^Коротко/)).toHaveValue('При заказе от 120 пар и больше');
  expect(screen.getByText('Восстановлены несохранённые изменения')).toBeVisible();
});

it('is no page for buyers', async () => {
  open('/actions/manage/7/', 'CUSTOMER');
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
});

it.each([
  ['', []],
  [' A-1 ;; B-2,\n\nA-1\r\nC 3', ['A-1', 'B-2', 'C 3']],
])('reads articles of %p', (typed, articles) => {
  expect(splitArticles(typed)).toEqual(articles);
});
