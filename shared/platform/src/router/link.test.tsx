import { fireEvent, render, screen } from '@testing-library/react';
import { currentLocation, history, Link, type LinkProps, ShopRouter } from './index.ts';

beforeEach(() => history.replace('/catalog/'));

function renderLink(props: Partial<LinkProps> = {}) {
  render(
    <ShopRouter>
      <Link to="/basket/?from=list" {...props}>
        В корзину
      </Link>
    </ShopRouter>,
  );
  return screen.getByRole('link', { name: 'В корзину' });
}

/** True if the link navigates within the page instead of leaving the click to the browser. */
function follows(link: HTMLElement, init?: MouseEventInit): boolean {
  // jsdom cannot navigate, so a last listener prevents the attempt.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, init);
  return currentLocation().location.pathname === '/basket/';
}

it('has the address of its target', () => {
  expect(renderLink()).toHaveAttribute('href', '/basket/?from=list');
});

it('is followed without loading a page (§2.1)', () => {
  expect(follows(renderLink())).toBe(true);
  expect(currentLocation()).toMatchObject({ action: 'PUSH', location: { search: '?from=list' } });
});

it.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with ⌘', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('leaves a click %s to the browser', (_, init) => {
  expect(follows(renderLink(), init)).toBe(false);
});

it('leaves a link into another tab to the browser', () => {
  expect(follows(renderLink({ target: '_blank' }))).toBe(false);
});

it('stays where it is when its owner prevents the navigation', () => {
  expect(follows(renderLink({ onClick: (event) => event.preventDefault() }))).toBe(false);
});

it('replaces the entry of the history and carries a state', () => {
  expect(follows(renderLink({ replace: true, state: { from: 'list' } }))).toBe(true);
  expect(currentLocation()).toMatchObject({ action: 'REPLACE', location: { state: { from: 'list' } } });
});
