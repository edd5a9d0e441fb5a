/** These functions are for `evaluate`: each is serialised on its own and sent to the page. */

/** Controls of the page's content that overlap, by their names. */
export function overlaps(): string[] {
  const ofContent = 'main :is(a, button, input, select, textarea)';
  const isFloating = (element: Element): boolean =>
    element.tagName !== 'MAIN' &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement!));
  // A scrolling row hides what has been scrolled out of it.
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
    // Pictures also link to the product, below their tools and hidden from screen readers.
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('[aria-hidden="true"]') && !isFloating(control))
    .map((control) => ({
      control,
      // A link that wraps has a box in each line.
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

/**
 * Controls of the page's content that something else covers, by their names: a click on the middle of one, scrolled to
 * the middle of the window, has to reach it or its label.
 */
export function covered(): string[] {
  const isReached = (control: HTMLElement): boolean => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // The middle of a link that wraps may lie between its lines.
    const [box] = control.getClientRects();
    if (!box || box.width < 3 || box.height < 3) return true;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || control.contains(hit) || hit.contains(control)) return true;
    return hit.closest('label')?.control === control || isFloating(hit);
  };
  // A bar that stays in view covers what can be scrolled from under it.
  const isFloating = (element: Element): boolean =>
    element.tagName !== 'MAIN' &&
    element.parentElement !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement));
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)'),
  ];
  const found = controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('[aria-hidden="true"], [inert]') && !control.matches(':disabled'))
    .filter((control) => getComputedStyle(control).pointerEvents !== 'none' && !isReached(control))
    .map(({ ariaLabel, textContent, tagName }) => `${tagName} ${ariaLabel || textContent}`);
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

/** How far the page can be scrolled sideways. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/**
 * For every product card: how far below its top the heart and the comparison end, and where its button
 * begins.
 */
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
        buttonBegins: button ? button.getBoundingClientRect().top - top : Number.MAX_SAFE_INTEGER,
      };
    });
}
