import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import type { ProductDetails } from '../common/product.queries.ts';

interface ProductGoneProps {
  /** The section the product was in. */
  readonly section: ProductDetails['breadcrumbs'][number] | undefined;
}

/** The product was withdrawn while the page was open: its content stays, ordering ends. */
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
