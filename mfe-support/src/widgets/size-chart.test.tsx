import { getSizeCharts } from '@shop/contracts/support/content';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { buildChartWith, buildShoes } from '../size-chart/size-chart.builder.ts';
import { Widget } from './size-chart.tsx';

const api = stubApi();

beforeEach(() => {
  localStorage.clear();
  api.answers(getSizeCharts, { charts: [buildChartWith(), buildShoes()] });
});

async function open(sectionCode = 'specodezhda', options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage(<Widget productId={1} sectionCode={sectionCode} />, options);
  await page.user.click(await screen.findByRole('button', { name: 'Таблица размеров' }));
  await screen.findByRole('tab', { name: 'Одежда' });
  return page;
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const result = () => screen.getByRole('status');
const markedRow = () => screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true');

it('opens at the chart of the section, and shows the others as tabs (§1.39)', async () => {
  const { user } = await open('obuv');
  expect(screen.getByRole('tab', { name: 'Обувь' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Обувь' })).toHaveFocus();
  expect(screen.getByRole('table')).toHaveTextContent('26,5–27');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Одежда' })).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Одежда: какому размеру какие мерки' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '48-50' })).toBeVisible();
  expect(screen.getByText('По самому узкому месту.')).toBeVisible();
});

it('shows nothing for a section without a chart', async () => {
  const { container } = renderPage(<Widget productId={1} sectionCode="instrument" />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

it('finds the size while it is typed, and marks its row', async () => {
  const { user } = await open();
  expect(result()).toHaveTextContent('Введите мерки');
  await user.type(field('Обхват груди'), '96,5');
  expect(result()).toHaveTextContent('Ваш размер 48-50 · международный M');
  expect(result()).toHaveTextContent('По меркам: обхват груди 96,5 см.');
  expect(within(markedRow()!).getByRole('rowheader')).toHaveTextContent('48-50, ваш размер');
});

it('says which size each measurement asks for', async () => {
  const { user } = await open();
  await user.type(field('Обхват груди'), '90');
  await user.type(field('Обхват талии'), '90');
  expect(result()).toHaveTextContent('Советуем размер 52-54');
  expect(result()).toHaveTextContent('обхват груди 90 см — 44-46, обхват талии 90 см — 52-54');
});

it('advises the larger of two, and why', async () => {
  const { user } = await open();
  await user.type(field('Обхват груди'), '93.5');
  expect(result()).toHaveTextContent(
    'Обхват груди — между размерами 44-46 и 48-50. Советуем больший: он не стесняет движений.',
  );
});

it('says what is outside the table, and where to write', async () => {
  const { user } = await open();
  await user.type(field('Обхват груди'), '150');
  expect(result()).toHaveTextContent('Такого размера в таблице нет');
  expect(result()).toHaveTextContent('обхват груди 150 см: в таблице до 109 см');
  expect(screen.getByRole('link', { name: 'Напишите нам' })).toHaveAttribute('href', '/appeal/add/');
  expect(markedRow()).toBeUndefined();
});

it('refers users without appeals to their manager', async () => {
  const { user } = await open('specodezhda', { scope: ['prices'] });
  await user.type(field('Обхват груди'), '150');
  expect(result()).toHaveTextContent('Спросите вашего менеджера');
});

it('validates a measurement once it is typed', async () => {
  const { user } = await open();
  await user.type(field('Обхват груди'), '9');
  expect(field('Обхват груди')).toBeValid();
  await user.tab();
  expect(field('Обхват груди')).toHaveAccessibleDescription('От\u00a060 до\u00a0180\u00a0см');
  await user.clear(field('Обхват груди'));
  await user.type(field('Обхват груди'), 'много');
  expect(field('Обхват груди')).toHaveAccessibleDescription('Введите число, например 120');
  expect(result()).toHaveTextContent('Введите мерки');
});

it('stores the measurements of each chart until they are cleared', async () => {
  const { user, unmount } = await open();
  await user.type(field('Обхват груди'), '96');
  await user.click(screen.getByRole('tab', { name: 'Обувь' }));
  expect(field('Длина стопы')).toHaveValue('');
  unmount();
  const again = await open();
  expect(field('Обхват груди')).toHaveValue('96');
  expect(result()).toHaveTextContent('48-50');
  await again.user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(field('Обхват груди')).toHaveValue('');
  expect(field('Обхват груди')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});
