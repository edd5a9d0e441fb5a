import { renderPage } from '@shop/testing/render-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Point } from './find-points.ts';
import { PointPicker } from './point-picker.tsx';

const cities = ['Москва', 'Тверь', 'Казань', 'Самара', 'Пермь', 'Омск', 'Уфа', 'Орёл', 'Ростов-на-Дону'];
const terminals = cities.map((title, index) => buildPoint({ id: index + 1, title }));
const shops = terminals.slice(0, 2);

function buildPoint(point: Partial<Point>): Point {
  const address = 'ул. Складская, 1';
  return { id: 1, title: 'Москва', address, hours: 'Пн–Пт 9:00–18:00', coordinates: [55, 37], ...point };
}

beforeEach(() => {
  document.head.innerHTML = '<script type="application/json" id="shop-config"></script>';
  const config = { siteName: 'Спецоснова', hashSalt: 'salt', shellVersion: '1.0.0', mapsKey: 'maps-key' };
  document.getElementById('shop-config')!.textContent = JSON.stringify(config);
});

interface PickedProps {
  readonly points: readonly Point[];
  readonly error?: string;
  readonly onSubmit?: () => void;
}

function Picked({ points, error, onSubmit }: PickedProps) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <form onSubmit={onSubmit}>
      <PointPicker
        label="Терминал"
        name="terminal"
        points={points}
        value={value}
        onChange={setValue}
        error={error}
      />
      <button type="submit">Заказать</button>
    </form>
  );
}

const group = () => screen.getByRole('group', { name: 'Терминал' });
const radios = () => within(group()).getAllByRole('radio');
const radio = (name: RegExp) => within(group()).getByRole('radio', { name });
const search = () => screen.getByRole('searchbox', { name: 'Город или адрес' });
const findFrame = () => screen.findByTitle<HTMLIFrameElement>(/^Карта: Терминал/);

async function postFromMap(data: unknown) {
  const { contentWindow: source } = await findFrame();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
  });
}

it('says of each point what it is called, where it is and when it works', () => {
  const points = [
    buildPoint({ note: '3 товара привезём с другого склада' }),
    buildPoint({ id: 2, title: 'Тверь', hours: '' }),
  ];
  renderPage(<Picked points={points} />);
  expect(radios()[0]).toHaveAccessibleName(
    'Москва ул. Складская, 1 Пн–Пт 9:00–18:00 3 товара привезём с другого склада',
  );
  expect(radios()[1]).toHaveAccessibleName('Тверь ул. Складская, 1');
});

it('is one group for the keyboard: arrows choose', async () => {
  const { user } = renderPage(<Picked points={shops} />);
  await user.tab();
  await user.keyboard(' ');
  expect(radio(/Москва/)).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(radio(/Тверь/)).toBeChecked();
  expect(radio(/Тверь/)).toHaveFocus();
});

it('a short list has no search', () => {
  renderPage(<Picked points={shops} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('a long list is searched by words of city and address, and the search announces the count', async () => {
  const points = [...terminals, buildPoint({ id: 77, title: 'Москва', address: 'Остаповский пр-д, 22' })];
  const { user } = renderPage(<Picked points={points} />);
  expect(radios()).toHaveLength(10);
  await user.type(search(), 'остап москв');
  expect(radios()).toHaveLength(1);
  expect(radios()[0]).toHaveAccessibleName(/Остаповский/);
  expect(screen.getByRole('status')).toHaveTextContent('Найдено: 1');
  await user.clear(search());
  await user.type(search(), 'ростов на орел');
  expect(within(group()).queryAllByRole('radio')).toEqual([]);
  expect(screen.getByText(/Ничего не нашлось/)).toBeInTheDocument();
  await user.clear(search());
  await user.type(search(), 'ростов на');
  expect(radios()).toHaveLength(1);
});

it('a choice stays through a search that hides it', async () => {
  const { user } = renderPage(<Picked points={terminals} />);
  await user.click(radio(/Казань/));
  await user.type(search(), 'омск');
  await user.clear(search());
  expect(radio(/Казань/)).toBeChecked();
});

it('Enter in the search sends nothing', async () => {
  const onSubmit = jest.fn();
  const { user } = renderPage(<Picked points={terminals} onSubmit={onSubmit} />);
  await user.type(search(), 'омск{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('tells what is wrong with the choice', () => {
  renderPage(<Picked points={shops} error="Выберите терминал" />);
  expect(group()).toHaveAccessibleDescription('Выберите терминал');
});

it('has no map where no point has a place', () => {
  renderPage(<Picked points={[buildPoint({ coordinates: null })]} />);
  expect(screen.queryByRole('button', { name: 'Показать на карте' })).toBeNull();
});

it('a point that is chosen elsewhere scrolls the list, not the page', async () => {
  renderPage(<Picked points={terminals} />);
  const row = radio(/Омск/).closest('label')!;
  const box = row.parentElement!;
  box.getBoundingClientRect = () => ({ top: 100, bottom: 500 }) as DOMRect;
  row.getBoundingClientRect = () => ({ top: 520, bottom: 590 }) as DOMRect;
  fireEvent.click(radio(/Омск/));
  expect(box.scrollTop).toBe(90);
});

describe('the map that is on screen', () => {
  const realObserver = window.IntersectionObserver;
  beforeEach(() => {
    window.IntersectionObserver = class extends realObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        queueMicrotask(() =>
          act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this)),
        );
      }
    };
  });
  afterEach(() => {
    window.IntersectionObserver = realObserver;
  });

  it('choosing on the map chooses in the list', async () => {
    renderPage(<Picked points={shops} />);
    await postFromMap({ map: 'ready' });
    await postFromMap({ map: 'chosen', id: 2 });
    expect(radio(/Тверь/)).toBeChecked();
  });

  it('the map shows what the list does, without what has no place, and marks what is chosen there', async () => {
    const points = [...terminals, buildPoint({ id: 77, title: 'Остров', coordinates: null })];
    const { user } = renderPage(<Picked points={points} />);
    const told = jest
      .spyOn((await findFrame()).contentWindow!, 'postMessage')
      .mockImplementation(() => undefined);
    const shown = () => told.mock.lastCall![0] as { points: { title: string }[]; chosenId: number | null };
    await postFromMap({ map: 'ready' });
    expect(shown().points.map(({ title }) => title)).toEqual(cities);
    await user.type(search(), 'тверь');
    expect(shown().points.map(({ title }) => title)).toEqual(['Тверь']);
    await user.click(radio(/Тверь/));
    expect(shown().chosenId).toBe(2);
  });

  it('opens and shuts the map where it is below the list, which says what is chosen', async () => {
    const { user } = renderPage(<Picked points={shops} />);
    const open = screen.getByRole('button', { name: 'Показать на карте' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    expect(screen.getByRole('button', { name: 'Скрыть карту' })).toHaveAttribute('aria-expanded', 'true');
    await postFromMap({ map: 'ready' });
    await postFromMap({ map: 'chosen', id: 2 });
    expect(screen.getByText('Выбрано: Тверь, ул. Складская, 1')).toBeVisible();
  });

  it('the list stays whole where the map does not come', async () => {
    const { user } = renderPage(<Picked points={shops} />);
    await postFromMap({ map: 'failed' });
    expect(screen.getByText('Карта не загрузилась. Все адреса есть в списке')).toBeInTheDocument();
    await user.click(radio(/Тверь/));
    expect(radio(/Тверь/)).toBeChecked();
  });
});
