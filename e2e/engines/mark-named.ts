/** For `evaluate`: marks the first visible element of a selector whose accessible name matches. */
export function markNamed(selector: string, pattern: string, mark: string): boolean {
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ??
    ((element as HTMLInputElement).labels?.[0] ?? element).textContent?.replaceAll(/\s+/g, ' ').trim() ??
    '';
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && new RegExp(pattern).test(nameOf(element)),
  );
  if (found) found.dataset.engineTest = mark;
  return found !== undefined;
}
