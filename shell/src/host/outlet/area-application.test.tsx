import type { AreaProps, Microfrontend } from '@shop/remote';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { createAreaLoader } from '../federation/area-loader.ts';
import { areaApplication } from './area-application.ts';
import { Outlet } from './outlet.tsx';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** An area that renders its name into its element. */
function buildMicrofrontend(): Microfrontend {
  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      (props as unknown as { domElement: HTMLElement }).domElement.append('Страница каталога');
    },
    unmount: async (props) => {
      (props as unknown as { domElement: HTMLElement }).domElement.replaceChildren();
    },
  };
}

let application: ReturnType<typeof areaApplication>;

// The outlet lives as long as the page, so mounts of one test would leak into the next.
afterEach(() => act(() => application.unmount()));

async function enter(
  load: (version: string, attempt: number) => Promise<unknown>,
  refresh: () => Promise<unknown> = async () => undefined,
) {
  const loader = createAreaLoader((_area, { version }, _module, attempt) => load(version, attempt));
  application = areaApplication(buildAreaWith(), loader, () => true, refresh);
  const view = renderPage(<Outlet />);
  await act(() => application.mount());
  return view;
}

it('mounts the area in an element that names area and release', async () => {
  await enter(async () => buildMicrofrontend());
  const page = await screen.findByText('Страница каталога');
  expect(page).toHaveAttribute('data-area', 'catalog');
  expect(page).toHaveAttribute('data-release', '2.0.0');
  await waitFor(() => expect(screen.queryByText('Загружаем страницу')).not.toBeInTheDocument());
});

it('shows the panel with the area’s name when every release fails, and tries again on «Повторить»', async () => {
  let isRepaired = false;
  const { user } = await enter(async () => {
    if (!isRepaired) throw new Error('404');
    return buildMicrofrontend();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Каталог');
  isRepaired = true;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Страница каталога')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks for newer releases before it tries again, and does without an answer', async () => {
  const refresh = jest.fn(() => Promise.reject(new Error('offline')));
  const { user } = await enter(() => Promise.reject(new Error('404')), refresh);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Каталог');
});

it('shows the previous release when the current one throws while it mounts', async () => {
  const mount = () => Promise.reject(new Error('boom'));
  await enter(async (version) => ({ ...buildMicrofrontend(), ...(version === '2.0.0' ? { mount } : {}) }));
  expect(await screen.findByText('Страница каталога')).toHaveAttribute('data-release', '1.0.0');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the previous release when the current one cannot show its first page', async () => {
  await enter(async (version) => ({
    ...buildMicrofrontend(),
    mount: async (props: unknown) => {
      const { domElement, onBroken } = props as { domElement: HTMLElement } & AreaProps;
      domElement.append(version === '2.0.0' ? 'Каталог временно недоступен' : 'Страница каталога');
      if (version === '2.0.0') onBroken?.(new TypeError('undefined'));
    },
  }));
  expect(await screen.findByText('Страница каталога')).toHaveAttribute('data-release', '1.0.0');
  expect(screen.queryByText('Каталог временно недоступен')).not.toBeInTheDocument();
});

it('shows the panel when no release can be mounted', async () => {
  const mount = () => Promise.reject(new Error('boom'));
  await enter(async () => ({ ...buildMicrofrontend(), mount }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Каталог');
});

it('mounts nothing when the user has left before the area came', async () => {
  let arrive: (exposed: unknown) => void = () => undefined;
  await enter(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await act(() => application.unmount());
  await act(async () => arrive(buildMicrofrontend()));
  expect(screen.queryByText('Страница каталога')).not.toBeInTheDocument();
});

it('takes its element away when the user leaves, and mounts again when he comes back', async () => {
  await enter(async () => buildMicrofrontend());
  await screen.findByText('Страница каталога');
  await act(() => application.unmount());
  expect(screen.queryByText('Страница каталога')).not.toBeInTheDocument();
  await act(() => application.mount());
  expect(await screen.findByText('Страница каталога')).toBeVisible();
});

it('is left at once although its page never comes', async () => {
  let deliver: (() => void) | undefined;
  const mount = () =>
    new Promise<void>((resolve) => {
      deliver = resolve;
    });
  await enter(async () => ({ ...buildMicrofrontend(), mount }));
  await waitFor(() => expect(document.querySelector('[data-area]')).toBeInTheDocument());
  await act(() => application.unmount());
  expect(document.querySelector('[data-area]')).not.toBeInTheDocument();
  deliver?.();
});
