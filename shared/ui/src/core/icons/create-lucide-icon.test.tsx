import { render, screen } from '@testing-library/react';
import { createLucideIcon } from './create-lucide-icon.ts';

const Cross = createLucideIcon({
  node: [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ],
});

it('draws every shape of a drawing, and hides it from readers of the screen', () => {
  const { container } = render(<Cross className="sign" size={16} />);
  const icon = container.querySelector('svg')!;
  expect([...icon.querySelectorAll('path')].map((shape) => shape.getAttribute('d'))).toEqual([
    'M18 6 6 18',
    'm6 6 12 12',
  ]);
  expect(icon).toHaveClass('lucide', 'sign');
  expect(icon).toHaveAttribute('width', '16');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
});

it('is read out where it has a name', () => {
  render(<Cross role="img" aria-label="Закрыть" />);
  expect(screen.getByRole('img', { name: 'Закрыть' })).toBeInTheDocument();
});
