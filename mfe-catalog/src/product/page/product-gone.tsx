import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import type { ProductDetails } from '../common/product.queries.ts';

interface ProductGoneProps {
  /** Where it lay. */
  readonly section: ProductDetails['breadcrumbs'][number] | undefined;
}

/** The product went off sale under the reader's eyes: what is on the page stays, ordering ends. */
export function ProductGone({ section }: ProductGoneProps) {
  return (
    <Notice
      tone="warning"
      title="Товар сняли с продажи"
      action={section && <Button to={section.link}>{`Раздел «${section.name}»`}</Button>}
    >
      Заказать его больше нельзя. Всё, что было на{'\u00a0'}странице, осталось на{'\u00a0'}месте.
    </Notice>
  );
}
