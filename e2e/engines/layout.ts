/** Functions for `evaluate`: each is all that goes into the page. */

/** Controls of the page's content that lie on one another, by their names. */
export function overlaps(): string[] {
  const ofContent = 'main :is(a, button, input, select, textarea)';
  const isFloating = (element: Element): boolean =>
    element.tagName !== 'MAIN' &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement!));
  // A row that scrolls shows nothing of what has been scrolled out of it.
  const clip = (box: DOMRect, { parentElement }: Element): DOMRect => {
    if (!parentElement || parentElement.tagName === 'MAIN') return box;
    const { overflowX, overflowY } = getComputedStyle(parentElement);
    if (overflowX === 'visible' && overflowY === 'visible') return clip(box, parentElement);
    const frame = parentElement.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    return clip(new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), parentElement);
  };
  const controls = [...document.querySelectorAll<HTMLElement>(ofContent)]
    // Pictures lead to the product too, below their tools and hidden from readers.
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('[aria-hidden="true"]') && !isFloating(control))
    .map((control) => ({
      control,
      // A link in a text that goes on in the next line has a box in each.
      boxes: [...control.getClientRects()]
        .map((box) => clip(box, control))
        .filter(({ width, height }) => width > 2 && height > 2),
    }));
  const meets = (box: DOMRect, other: DOMRect) =>
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2;
  const nameOf = ({ ariaLabel, textContent, tagName }: HTMLElement) =>
    `${tagName} ${ariaLabel || textContent}`;
  return controls.flatMap(({ control, boxes }, at) =>
    controls
      .slice(at + 1)
      .filter(
        (other) =>
          !control.contains(other.control) &&
          boxes.some((box) => other.boxes.some((otherBox) => meets(box, otherBox))),
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
