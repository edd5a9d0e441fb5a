import {
  decideExchangeFile,
  type ExchangeFile,
  type ExchangeSession,
  getExchangeFile,
  getExchangeJournal,
} from '@shop/contracts/office/exchange';
import { currentLocation, Route, Routes } from '@shop/platform/router';
import { expectAccessible } from '@shop/testing/accessible.ts';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildFileWith,
  buildNavigationWith,
  buildSessionWith,
  exchangeStaff,
  minutesAgo,
} from '../../testing/exchange.builder.ts';
import { ExchangeFilePage } from './exchange-file-page.tsx';
import { ExchangeJournalPage } from './exchange-journal-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

/** Answers with these exchanges; returns the queries in which they were asked for. */
function stubJournal(items: readonly ExchangeSession[]) {
  const asked: URLSearchParams[] = [];
  api.answers(getExchangeJournal, ({ url }) => {
    asked.push(new URL(url).searchParams);
    return { items: [...items], pageNavigation: buildNavigationWith({ recordCount: items.length }) };
  });
  return asked;
}

const problem = {
  ...{ id: 1, name: 'offers.xml', line: 1204, reason: 'Валюта USD не\u00a0сопоставлена виду цен' },
  ...{ subject: 'price', externalId: 'bd72d8f9', subjectName: 'Перчатки «Кедр»' },
};

function stubFile(file: ExchangeFile, problems = [problem], pageNavigation = buildNavigationWith()) {
  const asked: URLSearchParams[] = [];
  api.answers(getExchangeFile, ({ url }) => {
    asked.push(new URL(url).searchParams);
    return { file, node: 'УТ 11', problems, pageNavigation };
  });
  return asked;
}

const openJournal = (url = '/office/exchange/journal/') =>
  renderPage(<ExchangeJournalPage />, { url, ...exchangeStaff });

const openFile = (url = '/office/exchange/journal/31/') =>
  renderPage(
    <>
      <Routes>
        <Route path="/office/exchange/journal/:id/" element={<ExchangeFilePage />} />
      </Routes>
      <Toaster />
    </>,
    { url, ...exchangeStaff },
  );

it('lists exchanges with how long they took, their files and what came of them', async () => {
  stubJournal([
    buildSessionWith({
      files: [buildFileWith(), buildFileWith({ id: 32, name: 'offers.xml', state: 'held', problemCount: 3 })],
    }),
    buildSessionWith({
      ...{ id: 6, kind: 'sale', startedAt: minutesAgo(1), endedAt: null, files: [] },
      ...{ offeredOrders: 12, confirmedOrders: 11 },
    }),
  ]);
  openJournal();
  const catalogue = within(await screen.findByRole('region', { name: 'Каталог, УТ 11, основная база' }));
  expect(catalogue.getByText(/27\.11\.2026, 12:00, 3 минуты/)).toBeVisible();
  const [, first, second] = catalogue.getAllByRole('row');
  expect(first).toHaveTextContent(/import0_1\.xml.*2,3 МБ.*Обработан.*Товары: добавлено 12, изменено 3/);
  expect(second).toHaveTextContent('Ждёт решения');
  expect(within(second!).getByRole('link', { name: '3 замечания' })).toHaveAttribute(
    'href',
    '/office/exchange/journal/32/',
  );
  const orders = screen.getByRole('region', { name: 'Заказы, УТ 11, основная база' });
  expect(orders).toHaveTextContent(/Идёт.*Предложено 1С: 12 заказов, подтвердила получение: 11/);
  await expectAccessible();
});

it('shows an exchange that nobody has ended as going on only while 1C is heard', async () => {
  const open = { endedAt: null, startedAt: minutesAgo(40) };
  const file = buildFileWith({ receivedAt: minutesAgo(39), finishedAt: minutesAgo(38) });
  stubJournal([
    buildSessionWith({ id: 8, ...open, files: [file] }),
    buildSessionWith({ id: 7, ...open, kind: 'sale', files: [{ ...file, finishedAt: minutesAgo(2) }] }),
    buildSessionWith({
      ...{ id: 6, ...open, kind: 'reference' },
      files: [{ ...file, state: 'working', finishedAt: null }],
    }),
  ]);
  openJournal();
  const panel = (kind: string) => screen.findByRole('region', { name: `${kind}, УТ 11, основная база` });
  expect(await panel('Каталог')).not.toHaveTextContent('Идёт');
  expect(await panel('Заказы')).toHaveTextContent('Идёт');
  expect(await panel('Справочники')).toHaveTextContent('Идёт');
});

it('says what to do about a file that was refused', async () => {
  stubFile(buildFileWith({ state: 'refused', message: 'offers.xml, строка 15: не закрыт элемент' }), []);
  openFile();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/Файл отклонён, в\sмагазине ничего не\sизменилось/);
  expect(notice).toHaveTextContent(/не закрыт элемент\s*Исправьте в\s1С то, что названо здесь/);
  await expectAccessible();
});

it('keeps kind and «с замечаниями» in the address', async () => {
  const asked = stubJournal([buildSessionWith()]);
  const { user } = openJournal();
  await screen.findByText('import0_1.xml');
  await user.selectOptions(screen.getByLabelText('Вид обмена'), 'Заказы');
  await user.click(screen.getByRole('checkbox', { name: /^Только с.замечаниями/ }));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ kind: 'sale', troubled: '1' }),
  );
  expect(currentLocation().location.search).toBe('?kind=sale&troubled=1');
});

it('says what will be here, and resets a filter that finds nothing', async () => {
  stubJournal([]);
  const { user } = openJournal('/office/exchange/journal/?troubled=1');
  await user.click(await screen.findByRole('button', { name: 'Показать все' }));
  expect(await screen.findByText('Обменов пока не было')).toBeVisible();
  await expectAccessible();
});

it('offers another try when the journal does not load', async () => {
  api.refuses(getExchangeJournal, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = openJournal();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubJournal([buildSessionWith()]);
  await user.click(retry);
  expect(await screen.findByText('import0_1.xml')).toBeVisible();
});

it('shows what was set aside of a file, with line, reason and record, page by page', async () => {
  const asked = stubFile(
    buildFileWith({ name: 'exchange.zip', problemCount: 70 }),
    [problem],
    buildNavigationWith({ pageNumber: 2, pageCount: 2, recordCount: 70, pageSize: 50 }),
  );
  openFile('/office/exchange/journal/31/?page=2');
  expect(await screen.findByRole('region', { name: 'exchange.zip' })).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Отложенные записи' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Цена: Перчатки «Кедр».*bd72d8f9/);
  expect(row).toHaveTextContent(/Валюта USD не сопоставлена виду цен.*offers\.xml, строка 1 204/);
  expect(screen.getByRole('heading', { name: 'Отложенные записи: 70' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Страницы отложенных записей' })).toBeVisible();
  expect(asked[0]?.get('PAGEN_1')).toBe('2');
  expect(screen.getByRole('link', { name: 'Журнал обмена' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
});

it('loads a held file by one press, and keeps the focus near it', async () => {
  stubFile(buildFileWith({ state: 'held', finishedAt: null, message: 'Отложено 3 записи из 20' }));
  const sent = api.answers(decideExchangeFile, buildFileWith({ state: 'queued' }));
  const { user } = openFile();
  const accept = await screen.findByRole('button', { name: 'Загрузить всё равно' });
  expect(screen.getByRole('alert')).toHaveTextContent('Пока ничего не изменено');
  await expectAccessible();
  stubFile(buildFileWith({ state: 'working', finishedAt: null, message: 'Товары: 400 из 12 000' }));
  accept.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('import0_1.xml: загружается')).toBeInTheDocument();
  expect(sent).toEqual([{ isAccepted: true }]);
  expect(await screen.findByRole('progressbar', { name: 'Товары: 400 из 12 000' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отказаться' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Состояние'));
});

it('says that somebody else has decided, and shows the decision', async () => {
  stubFile(buildFileWith({ state: 'held', finishedAt: null }));
  api.refuses(decideExchangeFile, 409, 'conflict', 'Решение уже принято');
  const { user } = openFile();
  const refuse = await screen.findByRole('button', { name: 'Отказаться' });
  stubFile(buildFileWith({ state: 'refused', decidedBy: 'Пётр Иванов', isAccepted: false }));
  await user.click(refuse);
  expect(await screen.findByText(/решение не принято. Решение уже принято/)).toBeInTheDocument();
  expect(await screen.findByText('Пётр Иванов')).toBeVisible();
  expect(screen.getByText('Отказался загружать')).toBeVisible();
});

it('follows a file that is worked on', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    stubFile(buildFileWith({ state: 'working', finishedAt: null, message: 'Товары: 400' }), []);
    openFile();
    expect(await screen.findByRole('progressbar', { name: 'Товары: 400' })).toBeVisible();
    stubFile(buildFileWith({ state: 'done' }), []);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Обработан')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('leads back to the journal from a file that is not there', async () => {
  api.refuses(getExchangeFile, 404, 404, 'Такого файла нет');
  openFile();
  expect(await screen.findByText('Такого файла в журнале обмена нет.')).toBeVisible();
});
