import { getListing } from '@shop/contracts/catalog/listings';
import { deleteSavedFilter, getSavedFilters, saveFilter } from '@shop/contracts/catalog/saved-filters';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { loadListingLazy } from '../listing/lazy/use-listing-lazy.ts';
import { buildListingWith } from '../testing/listing.builder.ts';
import { CatalogPage } from './catalog-page.tsx';

const api = stubApi();
beforeAll(async () => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  await loadListingLazy();
});

const chosen = `/catalog/perchatki/filter/brand-is-${encodeURIComponent('атлант')}/apply/`;
async function openDialog(url = chosen) {
  api.answers(getListing, buildListingWith());
  const { user } = renderPage(
    <>
      <CatalogPage />
      <Toaster />
    </>,
    { url },
  );
  await user.click(await screen.findByRole('button', { name: 'Мои фильтры' }));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Мои фильтры' })) };
}

it('saves the present filter under a name that begins with what is chosen', async () => {
  api.answers(getSavedFilters, { items: [] });
  const bodies = api.answers(saveFilter, { id: 5 });
  const { user, dialog } = await openDialog();
  const name = await dialog.findByRole('textbox');
  expect(name).toHaveValue('Перчатки, Бренд: Атлант');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByText('Это поле обязательно для заполнения')).toBeVisible();
  await user.type(name, 'Мои перчатки');
  api.answers(getSavedFilters, { items: [{ id: 5, name: 'Мои перчатки', link: chosen }] });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByRole('link', { name: 'Мои перчатки' })).toHaveAttribute('href', chosen);
  expect(bodies).toEqual([{ name: 'Мои перчатки', link: chosen }]);
  expect(dialog.getByText('Фильтр «Мои перчатки» сохранён')).toBeVisible();
  expect(dialog.queryByText(/будет заменён/)).not.toBeInTheDocument();
});

it('warns that a name exists before it is replaced', async () => {
  api.answers(getSavedFilters, { items: [{ id: 5, name: 'Перчатки, Бренд: Атлант', link: chosen }] });
  const { dialog } = await openDialog();
  expect(await dialog.findByRole('button', { name: 'Заменить' })).toBeVisible();
});

it('goes to a saved filter', async () => {
  api.answers(getSavedFilters, { items: [{ id: 5, name: 'Мои перчатки', link: chosen }] });
  const { user, dialog } = await openDialog('/catalog/perchatki/');
  await user.click(await dialog.findByRole('link', { name: 'Мои перчатки' }));
  expect(location.pathname).toBe(chosen);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('deletes one at once, and brings it back', async () => {
  api.answers(getSavedFilters, { items: [{ id: 5, name: 'Мои перчатки', link: chosen }] });
  api.answers(deleteSavedFilter, null);
  const bodies = api.answers(saveFilter, { id: 6 });
  const { user, dialog } = await openDialog();
  await dialog.findByRole('link', { name: 'Мои перчатки' });
  api.answers(getSavedFilters, { items: [] });
  await user.click(dialog.getByRole('button', { name: 'Удалить фильтр: Мои перчатки' }));
  expect(dialog.queryByRole('link', { name: 'Мои перчатки' })).not.toBeInTheDocument();
  expect(dialog.getByRole('region', { name: 'Сохранённые фильтры' })).toHaveFocus();
  api.answers(getSavedFilters, { items: [{ id: 6, name: 'Мои перчатки', link: chosen }] });
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await dialog.findByRole('link', { name: 'Мои перчатки' })).toBeVisible();
  expect(bodies).toEqual([{ name: 'Мои перчатки', link: chosen }]);
});

it('says why the saved filters are missing', async () => {
  api.refuses(getSavedFilters, 503, 'unavailable', 'База данных не отвечает');
  const { dialog } = await openDialog();
  expect(await dialog.findByRole('alert')).toHaveTextContent('База данных не отвечает');
});
