import { act, render, screen } from '@testing-library/react';
import { history, Link, ShopRouter, useLocation, useNavigationType } from './index.ts';

function Here() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {useNavigationType()} {pathname}
      {search}
    </p>
  );
}

beforeEach(() => history.replace('/catalog/'));

it('moves every tree on the page with one link', async () => {
  const shell = render(
    <ShopRouter>
      <Here />
      <Link to="/basket/?from=list">В корзину</Link>
    </ShopRouter>,
  );
  const area = render(
    <ShopRouter>
      <Here />
    </ShopRouter>,
  );
  await act(async () => screen.getByRole('link').click());
  expect(shell.container).toHaveTextContent('PUSH /basket/?from=list');
  expect(area.container).toHaveTextContent('PUSH /basket/?from=list');
});

it('recognises the event that single-spa sends after a push', () => {
  render(
    <ShopRouter>
      <Here />
    </ShopRouter>,
  );
  const pushState = window.history.pushState;
  window.history.pushState = function patched(...args) {
    pushState.apply(this, args);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  act(() => history.push('/orders/'));
  window.history.pushState = pushState;
  expect(screen.getByText('PUSH /orders/')).toBeInTheDocument();
});

it('an area keeps its own last location while another area mounts', () => {
  render(
    <ShopRouter owns={(pathname) => pathname.startsWith('/catalog/')}>
      <Here />
    </ShopRouter>,
  );
  act(() => history.push('/catalog/perchatki/'));
  act(() => history.push('/basket/'));
  expect(screen.getByText('PUSH /catalog/perchatki/')).toBeInTheDocument();
});
