import { getHeader } from '@shop/contracts/account/header';
import { addToComparison, removeFromComparison } from '@shop/contracts/catalog/comparison';
import { addFavourite, removeFavourite } from '@shop/contracts/catalog/favourites';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor } from '@testing-library/react';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { ShellHeader } from '../../testing/shell-header.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { FavouriteToggle } from './favourite-toggle.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

/** Plays a server that stores both lists. */
function serveLists(favorite: number[] = [], compare: number[] = []) {
  const lists = { favorite, compare };
  api.answers(getHeader, () => buildHeaderWith(lists));
  return lists;
}

async function show() {
  const view = renderPage(
    <>
      <ShellHeader />
      <FavouriteToggle productId={7} name="Перчатки" />
      <CompareToggle productId={7} name="Перчатки" />
      <Toaster />
    </>,
  );
  await screen.findByText(/^Избранное:/);
  return view;
}

const heart = () => screen.getByRole('button', { name: 'В избранное: Перчатки' });
const scales = () => screen.getByRole('button', { name: 'К сравнению: Перчатки' });

it('show what is in the lists already', async () => {
  serveLists([7], []);
  await show();
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(scales()).toHaveAttribute('aria-pressed', 'false');
});

it('fast presses reach the server in their order, and the last one holds', async () => {
  const lists = serveLists();
  const sent: string[] = [];
  api.answers(addFavourite, () => {
    sent.push('add');
    lists.favorite = [7];
    return undefined;
  });
  api.answers(removeFavourite, () => {
    sent.push('remove');
    lists.favorite = [];
    return undefined;
  });
  const { user } = await show();
  for (let press = 0; press < 3; press += 1) await user.click(heart());
  await waitFor(() => expect(sent).toEqual(['add', 'remove', 'add']));
  await waitFor(() => expect(screen.getByText(/Избранное: 1/)).toBeVisible());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
});

it('a favourite the server refuses is rolled back, reported, and can be retried', async () => {
  const lists = serveLists();
  api.refuses(addFavourite, 503, 'unavailable', 'База данных не отвечает');
  const { user } = await show();
  await user.click(heart());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Перчатки: не удалось добавить в избранное. База данных не отвечает',
  );
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(/Избранное: 0/)).toBeVisible();
  api.answers(addFavourite, () => {
    lists.favorite = [7];
    return undefined;
  });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
});

it('a comparison changes only when the server has confirmed it, and is seen to work until then (§4.52)', async () => {
  const lists = serveLists();
  api.hangs(addToComparison);
  const { user, unmount } = await show();
  await user.click(scales());
  expect(scales()).toHaveAttribute('aria-busy', 'true');
  expect(scales()).toHaveAttribute('aria-pressed', 'false');
  unmount();

  api.answers(addToComparison, () => {
    lists.compare = [7];
    return undefined;
  });
  const again = await show();
  await again.user.click(scales());
  await waitFor(() => expect(scales()).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText(/сравнение: 1/)).toBeVisible();
});

it('a full comparison says so, and stays as it is', async () => {
  serveLists([], [1, 2]);
  api.refuses(addToComparison, 409, 'limit', 'В сравнении уже 30 товаров');
  const { user } = await show();
  await user.click(scales());
  expect(await screen.findByRole('alert')).toHaveTextContent('В сравнении уже 30 товаров');
  expect(scales()).toHaveAttribute('aria-pressed', 'false');
  expect(scales()).not.toHaveAttribute('aria-busy');
});

it('follow another tab', async () => {
  const lists = serveLists([], [7]);
  api.answers(removeFromComparison, undefined);
  await show();
  lists.favorite = [7];
  lists.compare = [];
  publish('favourites.changed', { productIds: [7] });
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(scales()).toHaveAttribute('aria-pressed', 'false'));
});

it('a favourite is one at once, before the server has answered, and counted in the header (§4.51)', async () => {
  serveLists();
  api.hangs(addFavourite);
  const { user } = await show();
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(screen.getByText(/Избранное: 1/)).toBeVisible());
});
