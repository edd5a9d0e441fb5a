import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { getFooter } from '@shop/contracts/platform/site-state';
import type { SlotName } from '@shop/contracts/platform/slots';
import { history } from '@shop/platform/router';
import { provideHost, type SlotFiller } from '@shop/remote';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, within } from '@testing-library/react';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { DefaultLayout } from './default-layout.tsx';

const api = stubApi();
let isPhone = false;

const filler = {
  area: 'catalog',
  code: 'catalog-menu',
  title: 'Каталог',
  load: jest.fn(async () => ({ Widget: () => <p>Обувь, перчатки</p>, release: '1.0.0' })),
};

function fill(...fillers: object[]) {
  const menu = fillers as readonly SlotFiller[];
  provideHost({
    siteName: 'Спецоснова',
    fillers: <N extends SlotName>(slot: N) =>
      (slot === 'header.catalog-menu' ? menu : []) as readonly SlotFiller<N>[],
    pageShown: () => undefined,
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
}

beforeEach(() => {
  isPhone = false;
  window.matchMedia = ((query: string) =>
    Object.assign(new EventTarget(), {
      matches: isPhone && query.includes('max-width'),
      media: query,
    })) as never;
  startScreens([buildAreaWith({})]);
  fill(filler);
  filler.load.mockClear();
  api.answers(getHeader, buildHeaderWith());
  api.answers(getSidebar, { items: [] });
  api.answers(getFooter, { workingHours: 'Пн–пт', phone: '+7 (800) 100-00-00', email: 'shop@demo.example' });
});

const open = () => renderPage(<DefaultLayout>Страница</DefaultLayout>);
const placeOf = { desktop: () => screen.getByRole('banner'), phone: bottomMenu };
function bottomMenu() {
  return screen.getByRole('navigation', { name: 'Быстрое меню' });
}

it.each(['desktop', 'phone'] as const)('opens the sections over the page (§3.37): %s', async (width) => {
  isPhone = width === 'phone';
  const { user } = open();
  const opener = await within(placeOf[width]()).findByRole('button', { name: 'Каталог' });
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  expect(filler.load).not.toHaveBeenCalled();
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Каталог' });
  expect(await within(dialog).findByText('Обувь, перчатки')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog/');
  act(() => history.push('/catalog/obuv/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each(['desktop', 'phone'] as const)('is a link while no area brings the sections: %s', async (width) => {
  isPhone = width === 'phone';
  fill();
  open();
  expect(await screen.findByRole('link', { name: 'shop@demo.example' })).toBeVisible();
  const place = placeOf[width]();
  expect(within(place).getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/');
  expect(within(place).queryByRole('button', { name: 'Каталог' })).not.toBeInTheDocument();
});

it('keeps the way to the catalogue while the sections cannot be loaded', async () => {
  filler.load.mockRejectedValueOnce(new Error('the area is down'));
  fill({ ...filler });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Каталог' }));
  const dialog = await screen.findByRole('dialog', { name: 'Каталог' });
  await user.click(await within(dialog).findByRole('button', { name: /Повторить/ }));
  expect(await within(dialog).findByText('Обувь, перчатки')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Весь каталог' })).toBeVisible();
});
