import { getHeader } from '@shop/contracts/account/header';
import { addListToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import {
  findLines,
  findOffers,
  forgetCustomerPartNumber,
  forgetFile,
  getCustomerPartNumbers,
  learnCustomerPartNumbers,
  parseFile,
  type RequestedLine,
} from '@shop/contracts/basket-order/quick-order';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { handOffFile } from '../common/file-handoff.ts';
import { buildFoundOfferWith, checkLines } from '../testing/quick-order.builder.ts';
import { setOwner } from './common/saved-parts.ts';
import { QuickOrderPage } from './quick-order-page.tsx';

const api = stubApi();

// Lazy chunks are loaded before the time limit of a test starts.
beforeAll(async () => {
  await Promise.all([
    import('./search/search-tab.tsx'),
    import('./table/table-tab.tsx'),
    import('./download/download-tab.tsx'),
    import('./customer-part-numbers/customer-part-numbers-dialog.tsx'),
    import('./result/result-view.tsx'),
  ]);
});

beforeEach(() => {
  localStorage.clear();
  api.answers(getHeader, {
    favorite: [],
    compare: [],
    basket: [],
    hasNewNotifications: false,
    user: { role: 'CUSTOMER', roleName: 'Покупатель', full_name: 'Анна Петрова', city: null },
    contragents: [{ id: 7, uf_name: 'ООО «Ромашка»', uf_current_contragent: '1' }],
    manager: null,
  });
});

afterEach(() => act(() => setOwner(undefined)));

/** A server that checks lines and keeps a basket; answers what it was asked. */
function startServer() {
  const basket = new Map<number, number>();
  const found: (readonly RequestedLine[])[] = [];
  api.answers(findOffers, { items: [] });
  let asked: unknown[] = [];
  const answer = () => {
    const { lines } = asked.at(-1) as { lines: RequestedLine[] };
    found.push(lines);
    return { lines: checkLines(lines) };
  };
  asked = api.answers(findLines, answer);
  let additions: unknown[] = [];
  additions = api.answers(addListToBasket, () => {
    const { products } = additions.at(-1) as { products: { id: number; quantity: number }[] };
    return {
      products: products.map(({ id, quantity }) => {
        const before = basket.get(id) ?? 0;
        basket.set(id, before + quantity);
        return { id, rowId: id, quantity: before + quantity, isCorrected: false, before };
      }),
    };
  });
  const set = api.answers(setBasketQuantities, () => {
    const { products } = set.at(-1) as { products: { id: number; quantity: number }[] };
    for (const { id, quantity } of products) basket.set(id, quantity);
    return { products: products.map((product) => ({ ...product, isCorrected: false })) };
  });
  return { basket, found, additions };
}

const totals = () => screen.getByText(/^Строк в/);
const box = () => screen.findByLabelText('Артикул или название');

it('has its tabs in the order search, download, table (§2.31)', async () => {
  startServer();
  renderPage(<QuickOrderPage />, { url: '/quickorder/' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Как заказать' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Поиск и сканер', 'Файл', 'Таблица']);
});

describe('the search tab', () => {
  it('takes codes as fast as a scanner types them, and loses none (§1.18)', async () => {
    const { found } = startServer();
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/' });
    expect(await box()).toHaveFocus();
    await user.keyboard('КП-1{Enter}КП-2{Enter}КП-1{Enter}нет{Enter}КП-3{Enter}');
    expect(await screen.findByText(/добавим.3 \+ исправлено.0 \+ отклонено.1/)).toBeInTheDocument();
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('textbox', { name: /Артикул/ }))).toHaveLength(4);
    expect(screen.getByLabelText('Количество, строка 1')).toHaveValue('2');
    expect(found.flat().some(({ article }) => article.startsWith('КП-1К'))).toBe(false);
  });

  it('says aloud what was added and what was not found', async () => {
    startServer();
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=search' });
    await box();
    await user.keyboard('КП-1{Enter}');
    expect(await screen.findByText('Добавлено: Краги 1, всего 1 пара')).toBeInTheDocument();
    await user.keyboard('4600{Enter}');
    expect(await screen.findByText('Не найден: 4600')).toBeInTheDocument();
  });

  it('adds the suggestion that was chosen with the arrows, in the quantity beside it', async () => {
    const { found } = startServer();
    api.answers(findOffers, {
      items: [{ ...buildFoundOfferWith({ offerId: 2 }), inBasket: 0 }],
    });
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/' });
    await box();
    await user.clear(screen.getByRole('textbox', { name: 'Количество' }));
    await user.type(screen.getByRole('textbox', { name: 'Количество' }), '12');
    await user.type(await box(), 'краг');
    expect(await screen.findByRole('option', { name: /Краги 2/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(/добавим.1/)).toBeInTheDocument();
    expect(found[0]).toMatchObject([{ article: 'КП-2', quantity: '12' }]);
    expect(await box()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
  });

  it('keeps the list over a reload, for the same company only', async () => {
    startServer();
    const { user, unmount } = renderPage(<QuickOrderPage />, { url: '/quickorder/' });
    await box();
    await user.keyboard('КП-1{Enter}нет{Enter}');
    await screen.findByText(/отклонено.1/);
    unmount();
    act(() => setOwner(undefined));
    renderPage(<QuickOrderPage />, { url: '/quickorder/' });
    expect(await screen.findByText(/добавим.1 \+ исправлено.0 \+ отклонено.1/)).toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(['shop.quick-order.search.1.7']);
    act(() => publish('session.ended', { reason: 'expired' }));
    expect(screen.queryByText(/^Строк в/)).not.toBeInTheDocument();
    expect(localStorage.getItem('shop.quick-order.search.1.7')).toMatch('КП-1');
  });
});

describe('the result', () => {
  async function showResult(text: string) {
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=table' });
    await screen.findByRole('grid', { name: 'Таблица заказа' });
    await paste(text);
    await user.click(screen.getByRole('button', { name: /^Проверить/ }));
    await screen.findByRole('table', { name: 'Строки заказа' });
    return user;
  }

  it('adds the good lines in one call, leaves the rejected ones, and takes the addition back', async () => {
    const { basket, additions } = startServer();
    const user = await showResult('КП-1\t5\nнет\t1\nКП-1\t7\nКП-2\t1');
    expect(totals()).toHaveTextContent('Строк в таблице: 4 = добавим 2 + исправлено 1 + отклонено 1');
    await user.click(screen.getByRole('button', { name: 'Добавить остальные: 3' }));
    expect(await screen.findByText(/^Добавлено в корзину: 2 позиции из 3 строк/)).toBeInTheDocument();
    expect(additions).toHaveLength(1);
    expect(basket.get(1)).toBe(12);
    expect(totals()).toHaveTextContent('Строк в таблице: 4 = добавлено 3 + отклонено 1');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Отменить добавление' }));
    await waitFor(() => expect(basket.get(1)).toBe(0));
    expect(totals()).toHaveTextContent('добавим 2 + исправлено 1 + отклонено 1');
  });

  it('takes a suggestion, keeps the line under the filter while it is set right, and learns the code', async () => {
    startServer();
    const learned = api.answers(learnCustomerPartNumbers, {});
    const user = await showResult('КП-2\t5\nнаш-1\t3');
    await user.click(screen.getByRole('button', { name: 'Отклонённые 1' }));
    expect(currentLocation().location.search).toContain('show=rejected');
    await user.click(screen.getByRole('button', { name: /^Взять КП-1 — Краги 1/ }));
    expect(screen.getByLabelText('Артикул, строка 2')).toHaveFocus();
    expect(await screen.findByText('3 пары × 120,00 ₽ = 360,00 ₽')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Добавить в.корзину: 2/ }));
    expect(await screen.findByText('Запомнили: ваш артикул «наш-1» — Краги 1.')).toBeInTheDocument();
    expect(learned).toEqual([{ items: [{ article: 'наш-1', offerId: 1 }] }]);
    api.answers(getCustomerPartNumbers, {
      items: [{ id: 5, article: 'наш-1', offer: buildFoundOfferWith() }],
    });
    const forgotten = api.answers(forgetCustomerPartNumber, {});
    await user.click(screen.getByRole('button', { name: 'Не запоминать' }));
    await waitFor(() => expect(forgotten).toHaveLength(1));
    expect(screen.queryByText(/Запомнили/)).not.toBeInTheDocument();
  });

  it('checks again what is written otherwise, and goes on with Enter', async () => {
    startServer();
    const user = await showResult('к1\t5\nКП-2\t');
    await user.clear(screen.getByLabelText('Артикул, строка 1'));
    await user.keyboard('КП-4{Enter}');
    expect(screen.getByLabelText('Артикул, строка 2')).toHaveFocus();
    await user.click(screen.getByLabelText('Количество, строка 2'));
    await user.keyboard('9{Enter}');
    expect(await screen.findByText(/добавим.2 \+ исправлено.0 \+ отклонено.0/)).toBeInTheDocument();
  });

  it('drops a line and takes it back', async () => {
    startServer();
    const user = await showResult('КП-1\t5\nКП-2\t1');
    await user.click(screen.getByRole('button', { name: 'Убрать строку 1' }));
    expect(totals()).toHaveTextContent('добавим 1 + исправлено 0 + отклонено 0 + убрано 1');
    await user.click(screen.getByRole('button', { name: 'Убранные 1' }));
    await user.click(screen.getByRole('button', { name: 'Вернуть строку 1' }));
    expect(await screen.findByText(/добавим.2/)).toBeInTheDocument();
  });

  it('says why lines could not be checked, and tries again', async () => {
    api.breaks(findLines);
    const user = await showResult('КП-1\t5');
    expect(await screen.findByText('Не все строки проверены')).toBeInTheDocument();
    startServer();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(/добавим.1/)).toBeInTheDocument();
  });

  it('goes back to the table with what was corrected and without what was added', async () => {
    startServer();
    const user = await showResult('КП-1\t5\nнет\t1');
    await user.click(screen.getByRole('button', { name: 'Добавить остальные: 1' }));
    await screen.findByText(/^Добавлено в корзину/);
    await user.click(screen.getByRole('button', { name: /^Вернуться к.таблице/ }));
    expect(screen.getByLabelText('Артикул, строка 1')).toHaveValue('нет');
    expect(screen.getByLabelText('Артикул, строка 2')).toHaveValue('');
  });
});

async function paste(text: string, cell = 'Артикул, строка 1') {
  const field = await screen.findByLabelText(cell);
  act(() => field.focus());
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
}

const cellOf = (name: string) => screen.getByLabelText(name);

describe('the table', () => {
  async function openTable() {
    startServer();
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=table' });
    await screen.findByRole('grid', { name: 'Таблица заказа' });
    return user;
  }

  it('moves and edits as a spreadsheet does', async () => {
    const user = await openTable();
    await user.click(cellOf('Артикул, строка 1'));
    await user.keyboard('КП-1{Tab}5{Enter}7{ArrowUp}{ArrowLeft}{ArrowDown}КП-2{Escape}КП-3{Enter}');
    expect(cellOf('Артикул, строка 1')).toHaveValue('КП-1');
    expect(cellOf('Количество, строка 1')).toHaveValue('5');
    expect(cellOf('Количество, строка 2')).toHaveValue('7');
    expect(cellOf('Артикул, строка 2')).toHaveValue('КП-3');
    expect(cellOf('Артикул, строка 3')).toHaveFocus();
  });

  it('adds to the end of a cell after F2, and keeps what is being written there', async () => {
    const user = await openTable();
    await paste('КП-1\t12');
    await user.click(cellOf('Количество, строка 1'));
    await user.keyboard('{F2}0');
    expect(cellOf('Количество, строка 1')).toHaveValue('120');
    await user.keyboard('{F2}5{Enter}');
    expect(cellOf('Количество, строка 1')).toHaveValue('1205');
  });

  it('empties what is selected, and takes every change back', async () => {
    const user = await openTable();
    await paste('КП-1\t5\nКП-2\t6');
    await user.click(cellOf('Артикул, строка 1'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Delete}');
    expect(cellOf('Количество, строка 2')).toHaveValue('');
    await user.keyboard('{Control>}z{/Control}');
    expect(cellOf('Количество, строка 2')).toHaveValue('6');
    await user.keyboard('{Control>}z{/Control}');
    expect(cellOf('Артикул, строка 1')).toHaveValue('');
    await user.keyboard('{Control>}y{/Control}');
    expect(cellOf('Артикул, строка 1')).toHaveValue('КП-1');
  });

  it('copies what is selected as a spreadsheet does', async () => {
    const user = await openTable();
    await paste('КП-1\t5\nКП-2\t6');
    await user.click(cellOf('Артикул, строка 1'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const setData = jest.fn();
    fireEvent.copy(document.activeElement!, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'КП-1\t5\r\nКП-2\t6');
  });

  it('lets the keyboard out of the table', async () => {
    const user = await openTable();
    await user.click(cellOf('Артикул, строка 1'));
    await user.keyboard('{Escape}');
    await user.tab();
    expect(screen.getByRole('grid', { name: 'Таблица заказа' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('understands what was pasted, and reads it otherwise when told', async () => {
    const user = await openTable();
    await paste('Товар;Код;Кол-во\nКраги;КП-1;5\nМаска;КП-2;1 200');
    expect(screen.getByText('Вставлено: 2 строки')).toBeInTheDocument();
    expect(cellOf('Артикул, строка 2')).toHaveValue('КП-2');
    expect(cellOf('Количество, строка 2')).toHaveValue('1 200');
    await user.selectOptions(screen.getByRole('combobox', { name: '1. Товар' }), 'Артикул');
    expect(cellOf('Артикул, строка 2')).toHaveValue('Маска');
    await user.click(screen.getByRole('button', { name: 'Отменить вставку' }));
    expect(cellOf('Артикул, строка 2')).toHaveValue('');
  });

  it('keeps what was typed over a reload', async () => {
    startServer();
    const { user, unmount } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=table' });
    await user.click(await screen.findByLabelText('Артикул, строка 1'));
    await user.keyboard('КП-1{Tab}5{Enter}');
    unmount();
    act(() => setOwner(undefined));
    renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=table' });
    expect(await screen.findByLabelText('Артикул, строка 1')).toHaveValue('КП-1');
    expect(cellOf('Количество, строка 1')).toHaveValue('5');
  });
});

describe('the file tab', () => {
  /** A file of ten lines in pages of four. */
  function answerFile(part: Partial<WireAnswer<typeof parseFile>> = {}) {
    const pages: string[] = [];
    const bodies = api.answers(parseFile, (request): WireAnswer<typeof parseFile> => {
      const page = Number(new URL(request.url).searchParams.get('PAGE') ?? 1);
      pages.push(String(page));
      const asked = Array.from({ length: page === 3 ? 2 : 4 }, (_, at) => ({
        rowNumber: (page - 1) * 4 + at + 2,
        article: `КП-${((page - 1) * 4 + at) % 9 || 'х'}`,
        quantity: '2',
        name: '',
      }));
      return {
        code: 'abc',
        fileName: 'заявка.xlsx',
        sheets: ['Лист1', 'Лист2'],
        sheet: 'Лист1',
        columns: [
          { kind: 'article', title: 'Артикул', samples: ['КП-1'] },
          { kind: 'quantity', title: 'Кол-во', samples: ['2'] },
        ],
        firstRow: 2,
        lines: checkLines(asked),
        pageNavigation: { navNum: 1, pageNumber: page, pageCount: 3, pageSize: 4, recordCount: 10 },
        ...part,
      };
    });
    return { pages, bodies };
  }

  const file = (name: string, size = 3) =>
    Object.defineProperty(new File(['abc'], name), 'size', { value: size });

  it('sends a file, reads it page by page and shows its lines', async () => {
    startServer();
    const { pages, bodies } = answerFile();
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download' });
    await user.upload(await screen.findByLabelText('Файл с заказом'), new File(['А;1'], 'заявка.xlsx'));
    expect(
      await screen.findByText(/^Строк в файле: 10 = добавим.8 \+ исправлено.0 \+ отклонено.2/),
    ).toBeInTheDocument();
    expect(pages).toEqual(['1', '2', '3']);
    expect(bodies[0]).toMatch(/name="file"; filename="заявка.xlsx"/);
    expect(currentLocation().location.search).toBe('?tab=download&code=abc');
  });

  it('goes on after a reload by the code in the address, with corrections and additions', async () => {
    const { basket } = startServer();
    answerFile();
    const { user, unmount } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download&code=abc' });
    await screen.findByText(/^Строк в файле: 10 = добавим/);
    await user.click(screen.getByRole('button', { name: 'Добавить остальные: 8' }));
    await screen.findByText(/^Добавлено в корзину/);
    expect(basket.size).toBe(8);
    unmount();
    act(() => setOwner(undefined));
    renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download&code=abc' });
    expect(await screen.findByText(/^Строк в файле: 10 = добавлено.8 \+ отклонено.2/)).toBeInTheDocument();
  });

  it.each([
    [file('заявка.xlsx', 60_000_000), /занимает 60 МБ, а принимаем до 20 МБ/],
    [file('фото.png'), /подойдут xlsx, xls, ods, csv, tsv, txt/],
    [file('пусто.csv', 0), /пуст/],
  ])('refuses a file without sending it: %#', async (bad, message) => {
    renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download' });
    fireEvent.change(await screen.findByLabelText('Файл с заказом'), { target: { files: [bad] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('says what the server has against a file, and takes another one', async () => {
    startServer();
    api.refuses(parseFile, 400, 'validation', 'Файл защищён паролем', 'file');
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download' });
    await user.upload(await screen.findByLabelText('Файл с заказом'), new File(['a'], 'заявка.xlsx'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Файл защищён паролем');
    answerFile();
    await user.upload(screen.getByLabelText('Файл с заказом'), new File(['a'], 'заявка.xlsx'));
    expect(await screen.findByText(/^Строк в файле: 10/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reads a file that was chosen on the page of the basket', async () => {
    startServer();
    answerFile();
    handOffFile(new File(['a'], 'заявка.xlsx'));
    renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download' });
    expect(await screen.findByText(/^Строк в файле: 10/)).toBeInTheDocument();
  });

  it('asks before a file chosen elsewhere takes the place of an open one', async () => {
    startServer();
    const { bodies } = answerFile();
    const { unmount } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download&code=abc' });
    expect(await screen.findByText(/^Строк в файле: 10/)).toBeInTheDocument();
    unmount();
    bodies.length = 0;
    handOffFile(new File(['b'], 'дозаказ.xlsx'));
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download' });
    expect(await screen.findByText(/Открыть вместо него «дозаказ.xlsx»/)).toBeVisible();
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Открыть новый' }));
    await waitFor(() => expect(bodies.length).toBeGreaterThan(0));
    expect(await screen.findByText(/^Строк в файле: 10/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Файл' })).toHaveFocus();
    expect(screen.queryByText(/Открыть вместо него/)).not.toBeInTheDocument();
  });

  it('says that a file holds headings alone, and takes another one', async () => {
    startServer();
    api.answers(forgetFile, {});
    answerFile({
      lines: [],
      pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 0, pageSize: 4, recordCount: 0 },
    });
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download&code=abc' });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('В файле нет строк заказа');
    await user.click(within(notice).getByRole('button', { name: 'Другой файл' }));
    expect(await screen.findByLabelText('Файл с заказом')).toBeInTheDocument();
  });

  it('offers every size of a product whose article has none', async () => {
    startServer();
    const sizes = [46, 47, 48, 49].map((size, at) => ({
      offerId: at + 1,
      article: `КП-${at + 1}`,
      label: String(size),
    }));
    const [line] = checkLines([{ rowNumber: 2, article: 'КП', quantity: '2', name: '' }]);
    answerFile({
      lines: [{ ...line!, reasons: ['ambiguous'], message: 'У товара несколько размеров', sizes }],
      pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 4, recordCount: 1 },
    });
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download&code=abc' });
    const select = await screen.findByRole('combobox', { name: 'Размер, строка 2' });
    expect(screen.getByRole('button', { name: 'Взять' })).toBeDisabled();
    await user.selectOptions(select, '49');
    expect(screen.getByLabelText('Артикул, строка 2')).toHaveValue('КП');
    await user.click(screen.getByRole('button', { name: 'Взять' }));
    expect(screen.getByLabelText('Артикул, строка 2')).toHaveValue('КП-4');
    expect(await screen.findByText(/^Строк в файле: 1 = добавим.1/)).toBeInTheDocument();
  });

  it('reads the file again with another sheet', async () => {
    startServer();
    const { bodies } = answerFile();
    const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/?tab=download&code=abc' });
    await screen.findByText(/^Строк в файле: 10/);
    await user.click(screen.getByText('Лист и столбцы'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Лист' }), 'Лист2');
    await waitFor(() => expect(bodies.at(-1)).toMatch(/name="sheet"\s+Лист2/));
    expect(await screen.findByText(/^Строк в файле: 10/)).toBeInTheDocument();
  });
});

it('lists the buyer’s own articles and forgets them', async () => {
  startServer();
  api.answers(getCustomerPartNumbers, { items: [{ id: 5, article: 'наш-1', offer: buildFoundOfferWith() }] });
  const forgotten = api.answers(forgetCustomerPartNumber, {});
  const { user } = renderPage(<QuickOrderPage />, { url: '/quickorder/' });
  await user.click(await screen.findByRole('button', { name: 'Ваши артикулы' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ваши артикулы' });
  expect(await within(dialog).findByText('наш-1')).toBeInTheDocument();
  api.answers(getCustomerPartNumbers, { items: [] });
  await user.click(within(dialog).getByRole('button', { name: 'Забыть артикул наш-1' }));
  expect(await within(dialog).findByText('Пока ничего не запомнили')).toBeInTheDocument();
  expect(forgotten).toHaveLength(1);
});
