/**
 * The pages worth a link: the first, the last, the current one and its neighbours; `null` stands for a gap.
 * A gap of one page is that page itself.
 */
export function pageList(current: number, count: number): (number | null)[] {
  const shown = new Set([1, count]);
  const from = Math.min(current - 1, count - 3);
  const to = Math.max(current + 1, 4);
  for (let page = Math.max(1, from); page <= Math.min(count, to); page++) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? [null, page] : [page];
  });
}
