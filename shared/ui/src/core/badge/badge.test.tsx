import { render, screen } from '@testing-library/react';
import { Money } from '../../parts/money/money.tsx';
import { CountBadge } from './badge.tsx';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %d as %s (§4.36, §9.24)', (count, shown) => {
  render(<CountBadge count={count} />);
  expect(screen.getByText(shown)).toBeInTheDocument();
});

it('shows nothing at zero', () => {
  const { container } = render(<CountBadge count={0} label="В корзине" />);
  expect(container).toBeEmptyDOMElement();
});

it('writes a sum so that it never breaks between lines', () => {
  const { container } = render(<Money kopecks={123450} />);
  expect(container.textContent).toBe('1\u00a0234,50\u00a0₽');
});

it('says aloud that a struck price no longer holds', () => {
  render(<Money kopecks={2190} struck />);
  expect(screen.getByText(/Прежняя цена/)).toBeInTheDocument();
});
