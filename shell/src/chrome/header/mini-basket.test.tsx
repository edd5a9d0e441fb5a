import type { SlotName } from '@shop/contracts/platform/slots';
import { provideHost, type SlotFiller } from '@shop/remote';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { MiniBasket } from './mini-basket.tsx';

const filler = {
  area: 'basket-order',
  code: 'mini-basket',
  title: 'Корзина',
  load: jest.fn(async () => ({ Widget: () => <p>Две каски</p>, release: '1.0.0' })),
};

function fill(...fillers: object[]) {
  provideHost({
    siteName: 'Спецоснова',
    fillers: <N extends SlotName>() => fillers as readonly SlotFiller<N>[],
    pageShown: () => undefined,
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
}

/** The event that the browser fires when its popover opens or closes. */
function toggle(newState: 'open' | 'closed') {
  const sheet = document.getElementById('mini-basket');
  for (const type of ['beforetoggle', 'toggle'])
    act(() => void sheet?.dispatchEvent(Object.assign(new Event(type), { newState })));
}

it('asks for what is in it once it is unfolded', async () => {
  fill(filler);
  renderPage(<MiniBasket />);
  const opener = screen.getByRole('button', { name: 'Показать корзину' });
  expect(opener).toHaveAttribute('popovertarget', 'mini-basket');
  expect(filler.load).not.toHaveBeenCalled();
  toggle('open');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('Две каски')).toBeInTheDocument();
  toggle('closed');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Две каски')).not.toBeInTheDocument();
});

it('is not there when no area fills it', () => {
  fill();
  const { container } = renderPage(<MiniBasket />);
  expect(container).toBeEmptyDOMElement();
});
