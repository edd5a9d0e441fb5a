import type { RequestedLine } from '@shop/contracts/basket-order/quick-order';
import { otherLayout } from '../../search/search.api.ts';
import type { ArticleDirectory, Listed } from '../directory/article-directory.ts';

/** The offer that a line names, and how it was found if not by the article as we write it. */
export type Resolved = Listed & {
  readonly by: 'article' | 'own-article' | 'barcode' | 'look' | 'layout' | 'name';
};

/**
 * Finds the offer of a line: by the customer part number, our article, a barcode, an article that differs in spelling only, the
 * whole name. An offer that is merely similar is suggested, never ordered.
 */
export function resolveLine(
  { article, name }: Pick<RequestedLine, 'article' | 'name'>,
  directory: ArticleDirectory,
  own: (article: string) => number | undefined,
): Resolved {
  const ownOfferId = own(article);
  if (ownOfferId !== undefined) {
    const listed = directory.byOffer(ownOfferId);
    if (listed.kind !== 'unknown') return { ...listed, by: 'own-article' };
  }
  const attempts = [
    ['article', () => directory.find(article)],
    ['barcode', () => directory.findBarcode(article)],
    ['look', () => directory.findAlike(article)],
    ['layout', () => directory.find(otherLayout(article.slice(0, 100)))],
    ['name', () => directory.findNamed(article)],
    ['name', () => directory.findNamed(name)],
  ] as const;
  for (const [by, find] of attempts) {
    const listed = find();
    if (listed.kind !== 'unknown') return { ...listed, by };
  }
  return { kind: 'unknown', by: 'article' };
}
