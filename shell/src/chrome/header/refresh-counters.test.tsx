import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { publish } from '@shop/platform/events';
import { callQuery, useQuery } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { refreshCountersOnEvents } from './refresh-counters.ts';

const api = stubApi();
const basketItem = {
  ...{ link: '/basket/', name: 'Корзина', icon: 'basket', group: 1 as const },
  ...{ notifications: false, counter: 2, isMarked: false, isSoon: false },
};
let stop: () => void = () => undefined;
afterEach(() => stop());

function Counters() {
  const header = useQuery(callQuery(getHeader, {}));
  const sidebar = useQuery(callQuery(getSidebar, {}));
  return (
    <output>
      {header.data?.basket.join(' ')} / {sidebar.data?.items[0]?.counter}
    </output>
  );
}

async function open() {
  const header = {
    ...{ favorite: [], compare: [], basket: [7, 8], hasNewNotifications: false },
    user: { role: 'CUSTOMER' as const, roleName: 'Покупатель', full_name: 'Анна', city: null },
    ...{ contragents: [], manager: null },
  };
  const asked = [api.answers(getHeader, header), api.answers(getSidebar, { items: [basketItem] })];
  renderPage(<Counters />);
  stop = refreshCountersOnEvents();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7 8 / 2'));
  return () => asked.map((bodies) => bodies.length);
}

it('counts what a page of this browser has put into the basket or taken out, and asks nobody', async () => {
  const asked = await open();
  const quantities = [
    { offerId: 7, quantity: 0 },
    { offerId: 8, quantity: 5 },
    { offerId: 9, quantity: 1 },
    { offerId: 10, quantity: 3 },
  ];
  act(() => publish('basket.changed', { offerIds: [7, 8, 9, 10], quantities }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('8 9 10 / 3'));
  expect(asked()).toEqual([1, 1]);
});

it('asks again when somebody else has changed the basket', async () => {
  const asked = await open();
  act(() => publish('basket.changed', { offerIds: [9] }));
  await waitFor(() => expect(asked()).toEqual([2, 2]));
});
