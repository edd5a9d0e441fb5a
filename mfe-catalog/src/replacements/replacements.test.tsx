import { getAnalogues } from '@shop/contracts/catalog/product-relations';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { fillAddToBasketSlot } from '../testing/fill-slots.ts';
import { buildProductWith } from '../testing/product.builder.ts';
import { Replacements } from './replacements.tsx';

const api = stubApi();

const analog = buildProductWith({ name: 'Каска «Щит»', minOrderCount: 2 });
const offer = (name: string) => screen.findByRole('button', { name: `Чем заменить: ${name}` });
const renderRows = () =>
  renderPage(
    <>
      <Replacements productId={11} productName="Каска" />
      <Replacements productId={12} productName="Очки" />
      <Replacements productId={13} productName="Краги" />
    </>,
  );

it('asks once for all rows in sight, and offers what there is in place (§3.43)', async () => {
  const added = fillAddToBasketSlot();
  const asked: (string | null)[] = [];
  api.answers(getAnalogues, ({ url }) => {
    asked.push(new URL(url).searchParams.get('ids'));
    return {
      items: [
        { productId: 11, analogs: [analog] },
        { productId: 13, analogs: [buildProductWith(), buildProductWith()] },
      ],
    };
  });
  const { user } = renderRows();
  await user.click(await offer('Каска'));
  expect(asked).toEqual(['11,12,13']);
  expect(screen.queryByRole('button', { name: 'Чем заменить: Очки' })).not.toBeInTheDocument();
  const drawer = await screen.findByRole('dialog', { name: 'Чем заменить' });
  expect(within(drawer).getByRole('link', { name: 'Каска «Щит»' })).toBeVisible();
  await waitFor(() => expect(added.get(analog.id)).toMatchObject({ minOrderCount: 2, isInStock: true }));
  await user.click(within(drawer).getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await offer('Краги')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('offers nothing where there is nothing, or it cannot be known', async () => {
  const answered: string[] = [];
  api.answers(getAnalogues, ({ url }) => {
    answered.push(url);
    return { items: [] };
  });
  const { container, unmount } = renderRows();
  await waitFor(() => expect(answered).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  api.refuses(getAnalogues, 503, 'unavailable', 'База данных не отвечает');
  expect(renderRows().container).toBeEmptyDOMElement();
});
