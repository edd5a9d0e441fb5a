import type { AddToBasketProps, SlotName } from '@shop/contracts/platform/slots';
import { allowConsoleError } from '@shop/testing/console.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import {
  type LoadedWidget,
  type MicrofrontendHost,
  type Problem,
  provideHost,
  type SlotFiller,
} from './host.ts';
import { Slot } from './slot.tsx';

const offer: AddToBasketProps = {
  offerId: 7,
  productName: 'Перчатки',
  isInStock: true,
  minOrderCount: 1,
  multiplicity: 1,
  inBasket: 0,
  measure: 'пара',
};
const problems: Problem[] = [];

/** Plays the shell: returns these fillers, in this order, for every slot. */
function fillWith(...fillers: readonly (Pick<SlotFiller, 'area' | 'load'> & Partial<SlotFiller>)[]) {
  const all = fillers.map((filler) => ({ title: `Область ${filler.area}`, code: 'tile', ...filler }));
  const host: MicrofrontendHost = {
    siteName: 'Спецоснова',
    fillers: <N extends SlotName>() => all as readonly SlotFiller[] as readonly SlotFiller<N>[],
    pageShown: () => undefined,
    report: (problem) => problems.push(problem),
    reloadAfterChunkFailure: () => false,
  };
  provideHost(host);
}

const widget = (Widget: (props: AddToBasketProps) => React.ReactNode): LoadedWidget =>
  ({ Widget, release: '1.2.3' }) as unknown as LoadedWidget;
const AddButton = ({ offerId }: AddToBasketProps) => <button type="button">В корзину {offerId}</button>;

beforeEach(() => {
  problems.length = 0;
});

it('keeps its place while the widget loads, then shows it with the slot’s props', async () => {
  let arrive: (loaded: LoadedWidget) => void = () => undefined;
  fillWith({
    area: 'basket-order',
    load: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const { container } = renderPage(<Slot name="product.add-to-basket" {...offer} />);
  expect(container.querySelector('[data-slot="product.add-to-basket"]')).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive(widget(AddButton)));
  expect(screen.getByRole('button', { name: 'В корзину 7' })).toBeVisible();
  const slot = container.querySelector('[data-slot]');
  expect(slot).toHaveAttribute('data-area', 'basket-order');
  expect(slot).toHaveAttribute('data-release', '1.2.3');
});

it('shows nothing when nobody fills it', () => {
  fillWith();
  const { container } = renderPage(<Slot name="product.add-to-basket" {...offer} />);
  expect(container.querySelector('[data-slot]')).toBeNull();
});

it('shows the first filler of a slot of kind one, all of kind many', async () => {
  const named = (area: string) => ({ area, load: async () => widget(() => <p>{area}</p>) });
  fillWith(named('finances'), named('support'));
  const { unmount } = renderPage(<Slot name="product.add-to-basket" {...offer} />);
  expect(await screen.findByText('finances')).toBeVisible();
  expect(screen.queryByText('support')).not.toBeInTheDocument();
  unmount();
  renderPage(<Slot name="home.tile" />);
  expect(await screen.findByText('support')).toBeVisible();
});

it('loads a widget once for all the cards on a page', async () => {
  const load = jest.fn(async () => widget(AddButton));
  fillWith({ area: 'basket-order', load });
  renderPage(
    <>
      <Slot name="product.add-to-basket" {...offer} />
      <Slot name="product.add-to-basket" {...offer} offerId={8} />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'В корзину 8' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('offers to try again when the widget cannot be loaded', async () => {
  const load = jest.fn<Promise<LoadedWidget>, []>().mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValue(widget(AddButton));
  fillWith({ area: 'basket-order', load });
  const { user } = renderPage(<Slot name="product.add-to-basket" {...offer} />);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'В корзину 7' })).toBeVisible();
});

it('confines a widget that throws, and reports it', async () => {
  allowConsoleError(/boom/);
  const Broken = () => {
    throw new Error('boom');
  };
  fillWith({ area: 'finances', load: async () => widget(Broken) });
  renderPage(
    <>
      <h1>Главная</h1>
      <Slot name="home.tile" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Область finances');
  expect(screen.getByRole('heading', { name: 'Главная' })).toBeVisible();
  await waitFor(() =>
    expect(problems).toEqual([
      { kind: 'render', area: 'finances', release: '1.2.3', message: 'Error: boom' },
    ]),
  );
});

const tile = (code: string, given: Partial<SlotFiller> = {}) => ({
  area: 'basket-order',
  code,
  load: jest.fn(async () => widget(() => <p>{code}</p>)),
  ...given,
});

it('shows several widgets of one area in a slot of many, or the requested one', async () => {
  fillWith(tile('last-orders'), tile('drafts'));
  const { unmount } = renderPage(<Slot name="home.tile" />);
  expect(await screen.findByText('last-orders')).toBeVisible();
  expect(await screen.findByText('drafts')).toBeVisible();
  unmount();
  renderPage(<Slot name="home.tile" only="drafts" />);
  expect(await screen.findByText('drafts')).toBeVisible();
  expect(screen.queryByText('last-orders')).not.toBeInTheDocument();
});

it('neither loads nor reserves a place for a widget without the permission', async () => {
  const balance = tile('balance', { permission: 'finances.see' });
  fillWith(balance, tile('drafts'));
  const { container } = renderPage(<Slot name="home.tile" />, { scope: ['order'] });
  expect(await screen.findByText('drafts')).toBeVisible();
  expect(container.querySelectorAll('[data-slot]')).toHaveLength(1);
  expect(balance.load).not.toHaveBeenCalled();
});

describe('a lazy widget', () => {
  const comesNear: (() => void)[] = [];
  beforeEach(() => {
    comesNear.length = 0;
    globalThis.IntersectionObserver = class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        report([{ isIntersecting: false }]);
        comesNear.push(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('reserves its place, loads near the viewport, and then keeps its height', async () => {
    const news = tile('news', { isLazy: true, height: 240 });
    fillWith(news);
    const { container } = renderPage(<Slot name="home.tile" />);
    const place = container.querySelector('[data-slot="home.tile"]');
    expect(place).not.toHaveAttribute('aria-busy');
    expect(place?.firstElementChild).toHaveStyle({ 'block-size': '240px' });
    expect(news.load).not.toHaveBeenCalled();
    act(() => comesNear.at(-1)?.());
    expect(await screen.findByText('news')).toBeVisible();
    expect(container.querySelector('[data-slot="home.tile"]')).toHaveStyle({ 'min-block-size': '240px' });
  });
});
