import { setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, waitFor } from '@testing-library/react';
import { followedLine } from '../state/basket-state.ts';
import { basketClient } from './current-basket.ts';
import { trackOffer } from './tracked-offer.ts';

const api = stubApi();

beforeEach(() => void renderPage(<p>Каталог</p>));
afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

it('lets go of a quantity that was put back before it was sent: a refused edit of another screen stays', async () => {
  const rule = { minOrderCount: 1, multiplicity: 1 };
  const tracked = trackOffer({ offerId: 1, productName: 'Перчатки', inBasket: 10, ...rule }, () => undefined);
  tracked.set(11);
  tracked.set(10);
  tracked.leave();
  api.refuses(setBasketQuantities, 422, 'validation', 'Нельзя');
  basketClient.edit([{ offerId: 1, rule, inBasket: 10, quantity: 20, isReplaced: true }]);
  const onRefused = jest.fn();
  basketClient.listen({ onRefused });
  await waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(followedLine(basketClient.getSnapshot().basket, 1)).toMatchObject({
    quantity: 20,
    problem: 'Нельзя',
  });
});
