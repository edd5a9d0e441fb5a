import { getHeader } from '@shop/contracts/account/header';
import { getHome } from '@shop/contracts/catalog/home';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { publish, subscribe } from '../events/index.ts';
import { storeToken, writeCookie } from '../session/token.ts';
import { takeAhead } from './ask-ahead.ts';
import { askAhead, callQuery, queryClient, useQuery } from './index.ts';

const api = stubApi();
const home = { greetingName: 'Анна', controls: [] };

beforeEach(() => {
  publish('live.resumed', {});
  queryClient.clear();
  storeToken('token');
});

/** A page that reads its answer anew whenever it opens, as the basket does. */
function Greeting() {
  const { data } = useQuery({ ...callQuery(getHome, {}), staleTime: 0, gcTime: 0 });
  return <p>{data ? `Здравствуйте, ${data.greetingName}` : 'Загружаем'}</p>;
}

it('gives the answer to the first page that asks, and to no later one', async () => {
  const sent = api.answers(getHome, home);
  askAhead([callQuery(getHome, {})]);
  askAhead([callQuery(getHome, {})]);
  const { unmount } = renderPage(<Greeting />);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeVisible();
  expect(sent).toHaveLength(1);
  unmount();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  renderPage(<Greeting />);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeVisible();
  expect(sent).toHaveLength(2);
});

it('asks for nothing without a token, nor for what the cache knows', async () => {
  const sent = api.answers(getHome, home);
  await queryClient.prefetchQuery(callQuery(getHome, {}));
  askAhead([callQuery(getHome, {})]);
  writeCookie(AUTH_COOKIE, '', 0);
  askAhead([callQuery(getHeader, {})]);
  renderPage(<Greeting />);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeVisible();
  // The page itself reads it again.
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('drops the answer when an event says that something has changed', async () => {
  const names = ['Анна', 'Ольга'];
  api.answers(getHome, () => ({ ...home, greetingName: names.shift() ?? '' }));
  askAhead([callQuery(getHome, {})]);
  await waitFor(() => expect(names).toHaveLength(1));
  publish('company.changed', {});
  renderPage(<Greeting />);
  expect(await screen.findByText('Здравствуйте, Ольга')).toBeVisible();
});

it('keeps an answer for half a minute, whenever an earlier one of the same query was asked', () => {
  jest.useFakeTimers();
  try {
    const { queryKey } = callQuery(getHome, {});
    const query = { queryKey, queryFn: () => Promise.resolve(home) };
    askAhead([query]);
    expect(takeAhead(queryKey)).toBeDefined();
    jest.advanceTimersByTime(20_000);
    askAhead([query]);
    jest.advanceTimersByTime(20_000);
    expect(takeAhead(queryKey)).toBeDefined();
    askAhead([query]);
    jest.advanceTimersByTime(30_000);
    expect(takeAhead(queryKey)).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

it('ends the session when the server refuses the token', async () => {
  const ended = jest.fn();
  const stop = subscribe('session.ended', ended);
  api.refuses(getHome, 401, 'auth', 'Сессия завершена');
  askAhead([callQuery(getHome, {})]);
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ reason: 'expired' }));
  stop();
});
