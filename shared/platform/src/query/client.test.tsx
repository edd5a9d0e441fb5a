import { getHeader, switchCounterparty } from '@shop/contracts/account/header';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { call, messageOf, useIsLoading } from '../http/index.ts';
import { callQuery, queryClient, useMutation, useQuery } from './index.ts';

const api = stubApi();

afterEach(() => jest.restoreAllMocks());

function Switch() {
  const header = useQuery(callQuery(getHeader, {}));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(switchCounterparty, { params: { id: 2 } }),
  });
  return (
    <>
      <p>{header.error ? 'Шапка не пришла' : 'Шапка в пути'}</p>
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        Сменить
      </button>
      {error && <p role="alert">{messageOf(error)}</p>}
    </>
  );
}

it('fails without a connection and says so, instead of holding calls back and sending them later', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  api.breaks(getHeader);
  api.breaks(switchCounterparty);
  const { user } = renderPage(<Switch />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  expect(screen.getByRole('button')).toBeEnabled();
  expect(await screen.findByText('Шапка не пришла')).toBeVisible();
  const sent = api.answers(switchCounterparty, null);
  api.breaks(getHeader);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(sent).toEqual([]);
});

function Loading() {
  return useIsLoading() ? <p>Загружаем</p> : null;
}

it('requests the data of a page at once, without waiting for a timer (§9.19)', async () => {
  api.hangs(getHeader);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  renderPage(
    <>
      <Switch />
      <Loading />
    </>,
  );
  await act(async () => undefined);
  expect(screen.getByText('Загружаем')).toBeVisible();
  jest.useRealTimers();
});

function Answer() {
  const { error } = useQuery(callQuery(getHeader, {}));
  return error && <p>{messageOf(error)}</p>;
}

function Prefetched() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => queryClient.prefetchQuery(callQuery(getHeader, {})).then(() => setIsOpen(true));
  return isOpen ? (
    <Answer />
  ) : (
    <button type="button" onClick={open}>
      Открыть
    </button>
  );
}

it.each([
  ['once for a refusal', 404, 1],
  ['again for a failing server', 503, 2],
])('a page asks %s that its prefetch has met', async (_, status, calls) => {
  const asked = jest.spyOn(globalThis, 'fetch');
  api.refuses(getHeader, status, status === 404 ? 404 : 'unavailable', 'Ничего нет');
  const { user } = renderPage(<Prefetched />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Ничего нет')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toHaveBeenCalledTimes(calls);
});
