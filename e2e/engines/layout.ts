/** Functions for `evaluate`: each is all that goes into the page. */

/** Controls of the page's content that lie on one another, by their names. */
export function overlaps(): string[] {
  const ofContent = 'main :is(a, button, input, select, textarea)';
  const isFloating = (element: Element): boolean =>
    element.tagName !== 'MAIN' &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement!));
  const controls = [...document.querySelectorAll<HTMLElement>(ofContent)]
    // Pictures lead to the product too, below their tools and hidden from readers.
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('[aria-hidden="true"]') && !isFloating(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const nameOf = ({ ariaLabel, textContent, tagName }: HTMLElement) =>
    `${tagName} ${ariaLabel || textContent}`;
  return controls.flatMap(({ control, box }, at) =>
    controls
      .slice(at + 1)
      .filter(
        (other) =>
          !control.contains(other.control) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
      )
      .map((other) => `${nameOf(control)} × ${nameOf(other.control)}`),
  );
}

/** How far the page can be scrolled sideways. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** Of every product card: how far below its top the heart and the comparison end, and where its button begins. */
export function cardTools(): {
  readonly toolsEnd: number;
  readonly buttonBegins: number;
  readonly name: string;
}[] {
  return [...document.querySelectorAll('main li')]
    .filter((card) => card.querySelector('[data-favourite]'))
    .map((card) => {
      const { top } = card.getBoundingClientRect();
      const tools = [...card.querySelectorAll('[aria-label^="В избранное"], [aria-label^="К сравнению"]')];
      const button = card.querySelector('[aria-label^="В корзину"]');
      return {
        name: card.querySelector('h3')?.textContent ?? '',
        toolsEnd: Math.max(...tools.map((tool) => tool.getBoundingClientRect().bottom)) - top,
        buttonBegins: button ? button.getBoundingClientRect().top - top : Number.POSITIVE_INFINITY,
      };
    });
}
