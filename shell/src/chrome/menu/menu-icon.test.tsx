import { renderPage } from '@shop/testing/render-page.tsx';
import { MenuIcon } from './menu-icon.tsx';

it.each(['nobody-knows', 'constructor', '__proto__'])('draws a plain icon for the name %s', (name) => {
  const { container } = renderPage(<MenuIcon name={name} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});
