import { getHome } from '@shop/contracts/catalog/home';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { callQuery, queryClient, useQuery } from '@shop/platform/query';
import { history, useParams } from '@shop/platform/router';
import { storeToken } from '@shop/platform/session';
import { stubApi } from '@shop/testing/api.ts';
import { allowConsoleError } from '@shop/testing/console.ts';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { AreaPage, AreaProps, PagePlace, PageRoute } from './area-root.tsx';
import { defineMicrofrontend } from './define-microfrontend.tsx';
import { PageNotFound } from './page-not-found.ts';
import { usePageTitle } from './use-page-title.ts';

let leave: () => Promise<unknown> = async () => undefined;

afterEach(async () => {
  await settled(leave);
  leave = async () => undefined;
});

/** Starts a lifecycle and lets React flush its pending work. */
async function settled(lifecycle: () => Promise<unknown>) {
  let ended: Promise<unknown> = Promise.resolve();
  await act(async () => {
    ended = lifecycle();
  });
  await ended;
}

/** Mounts an area with these pages, as the shell does; the area owns everything below `/orders/`. */
async function mountAt(url: string, pages: readonly AreaPage[], onBroken?: AreaProps['onBroken']) {
  history.replace(url);
  const area = defineMicrofrontend({ area: 'orders', title: 'Заказы', pages });
  const domElement = document.body.appendChild(document.createElement('div'));
  const owns = (pathname: string) => pathname.startsWith('/orders/');
  const props = { name: 'orders', domElement, release: '1.0.0', owns, onBroken } as never;
  await area.bootstrap(props);
  await settled(() => area.mount(props));
  leave = async () => {
    await area.unmount(props);
    domElement.remove();
  };
}

function OrderPage() {
  const { code } = useParams();
  usePageTitle(`Заказ ${code}`);
  return <h1>Заказ {code}</h1>;
}

const page = (Page: ComponentType) => async () => Page;

it('shows the page of the path and names the document after it', async () => {
  await mountAt('/orders/15/', [{ path: '/orders/:code/', page: page(OrderPage) }]);
  expect(await screen.findByRole('heading', { name: 'Заказ 15' })).toBeVisible();
  expect(document.title).toBe('Заказ 15');
});

it('loads the page of the current path before it is mounted, and no other', () => {
  const orders = jest.fn(page(OrderPage));
  const order = jest.fn(page(OrderPage));
  history.replace('/orders/15/');
  defineMicrofrontend({
    area: 'orders',
    title: 'Заказы',
    pages: [
      { path: '/orders/', page: orders },
      { path: '/orders/:code/', page: order },
    ],
  });
  expect(order).toHaveBeenCalledTimes(1);
  expect(orders).not.toHaveBeenCalled();
});

it('shows the not-found page for a path below its own that matches no page', async () => {
  await mountAt('/orders/15/more/', [{ path: '/orders/:code/', page: page(OrderPage) }]);
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});

it('keeps its page, not a not-found page, while the user is on his way to another area', async () => {
  await mountAt('/orders/15/', [{ path: '/orders/:code/', page: page(OrderPage) }]);
  await screen.findByRole('heading', { name: 'Заказ 15' });
  act(() => history.push('/finances/'));
  expect(screen.getByRole('heading', { name: 'Заказ 15' })).toBeVisible();
});

it('shows the 404 page when a page has no content at its address', async () => {
  allowConsoleError(/PageNotFound/);
  const Missing = () => {
    throw new PageNotFound();
  };
  await mountAt('/orders/99/', [{ path: '/orders/:code/', page: page(Missing) }]);
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});

it('shows «Ошибка 500» in its own place when a page throws, and recovers on another path (§2.110, §8.9)', async () => {
  allowConsoleError(/boom/);
  const Broken = () => {
    throw new Error('boom');
  };
  await mountAt('/orders/', [
    { path: '/orders/', page: page(Broken) },
    { path: '/orders/:code/', page: page(OrderPage) },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка 500');
  await act(async () => history.push('/orders/15/'));
  expect(await screen.findByRole('heading', { name: 'Заказ 15' })).toBeVisible();
});

it('loads a page’s chunk again on «Повторить»', async () => {
  allowConsoleError(/Loading chunk/);
  let isReachable = false;
  const load = async () => {
    if (!isReachable) throw Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
    return OrderPage;
  };
  await mountAt('/orders/15/', [{ path: '/orders/:code/', page: load }]);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  isReachable = true;
  await act(async () => retry.click());
  expect(await screen.findByRole('heading', { name: 'Заказ 15' })).toBeVisible();
});

function BrokenPage(): never {
  throw new TypeError('undefined is not a function');
}

it('notifies the shell of a release that breaks before it has shown a page', async () => {
  allowConsoleError(/undefined is not a function/);
  const onBroken = jest.fn(() => true);
  await mountAt('/orders/', [{ path: '/orders/', page: page(BrokenPage) }], onBroken);
  await waitFor(() => expect(onBroken).toHaveBeenCalledWith(expect.any(TypeError)));
});

it('shows its own error page once a page has been on screen', async () => {
  allowConsoleError(/undefined is not a function/);
  const onBroken = jest.fn(() => true);
  const pages = [
    { path: '/orders/:code/', page: page(OrderPage) },
    { path: '/orders/', page: page(BrokenPage) },
  ];
  await mountAt('/orders/15/', pages, onBroken);
  await screen.findByRole('heading', { name: 'Заказ 15' });
  act(() => history.push('/orders/'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка 500');
  expect(onBroken).not.toHaveBeenCalled();
});

it('fails to mount, once and with the reason, when even its boundary cannot be rendered', async () => {
  allowConsoleError(/no theme/);
  const area = defineMicrofrontend({ area: 'orders', title: 'Заказы', pages: [] });
  const props = {
    domElement: document.body.appendChild(document.createElement('div')),
    release: '1.0.0',
    owns: () => {
      throw new Error('no theme');
    },
  };
  await expect(settled(() => area.mount(props))).rejects.toThrow('no theme');
  props.domElement.remove();
});

it('renders a page whose chunk has loaded at once, without a skeleton first', async () => {
  const rendered: (string | null)[] = [];
  const observer = new MutationObserver(() =>
    rendered.push(document.body.querySelector('[aria-busy]')?.tagName ?? null),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await mountAt('/orders/15/', [{ path: '/orders/:code/', page: page(OrderPage) }]);
  expect(screen.getByRole('heading', { name: 'Заказ 15' })).toBeVisible();
  observer.disconnect();
  expect(rendered.filter((busy) => busy !== null)).toEqual([]);
});

it('renders nothing once the user has left while the page was loading', async () => {
  history.replace('/orders/15/');
  let deliver: (Page: ComponentType) => void = () => undefined;
  const slow = () =>
    new Promise<ComponentType>((resolve) => {
      deliver = resolve;
    });
  const area = defineMicrofrontend({
    area: 'orders',
    title: 'Заказы',
    pages: [{ path: '/orders/:code/', page: slow }],
  });
  const domElement = document.body.appendChild(document.createElement('div'));
  const mounting = area.mount({ domElement, release: '1.0.0', owns: () => true });
  domElement.remove();
  deliver(OrderPage);
  await mounting;
  expect(domElement).toBeEmptyDOMElement();
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the first queries of a page', () => {
  const api = stubApi();
  const tile = { code: 'news', isShown: true };

  /** A page that shows how many blocks the home page has, with the query that it begins with. */
  function BlocksPage() {
    const home = useQuery(callQuery(getHome, {}));
    return <h1>{home.error ? 'Не загрузилось' : `Блоков: ${home.data?.controls.length ?? '…'}`}</h1>;
  }
  const first = () => [callQuery(getHome, {})];
  const blocks = (
    load: () => Promise<ComponentType>,
    asks: PageRoute['first'] = first,
  ): readonly AreaPage[] => [{ path: '/orders/:code/', page: async () => ({ first: asks, page: load }) }];

  beforeEach(() => {
    document.body.innerHTML = `<script type="application/json" id="shop-config">
      {"siteName":"Спецоснова","hashSalt":"pepper","shellVersion":"1"}</script>`;
    queryClient.clear();
    storeToken('token');
  });

  it('are sent before the page has loaded, and the page takes their answer', async () => {
    const answered = deferred<WireAnswer<typeof getHome>>();
    const loaded = deferred<ComponentType>();
    const sent = api.answers(getHome, () => answered.promise);
    const pages = blocks(() => loaded.promise);
    history.replace('/orders/15/');
    defineMicrofrontend({ area: 'orders', title: 'Заказы', pages });
    await waitFor(() => expect(sent).toHaveLength(1));
    loaded.resolve(BlocksPage);
    await mountAt('/orders/15/', pages);
    expect(screen.getByRole('heading', { name: 'Блоков: …' })).toBeVisible();
    answered.resolve({ greetingName: 'Анна', controls: [tile] });
    expect(await screen.findByRole('heading', { name: 'Блоков: 1' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('leave it to the page to show a refusal, which is not asked for again', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    api.refuses(getHome, 403, 'forbidden', 'Нет права');
    await mountAt('/orders/15/', blocks(page(BlocksPage)));
    expect(await screen.findByRole('heading', { name: 'Не загрузилось' })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRestore();
  });

  it('know the URL of the page', async () => {
    api.answers(getHome, { greetingName: 'Анна', controls: [] });
    const asks = jest.fn(first);
    await mountAt('/orders/15/?page=2', blocks(page(BlocksPage), asks));
    const [place] = asks.mock.calls[0] as unknown as [PagePlace];
    expect(place).toMatchObject({ params: { code: '15' }, pathname: '/orders/15/' });
    expect(place.search.get('page')).toBe('2');
    await screen.findByRole('heading', { name: 'Блоков: 0' });
  });

  it('do not keep a page from being shown if they cannot be made', async () => {
    await mountAt(
      '/orders/15/',
      blocks(page(OrderPage), () => {
        throw new Error('no such filter');
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Заказ 15' })).toBeVisible();
  });
});
