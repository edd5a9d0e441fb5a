import { Badge, Link, Row, Text } from '@shop/ui';
import type { Product } from './product.queries.ts';

interface ProductLeadProps {
  readonly product: Product;
  /** The article of the chosen variant. */
  readonly article: string;
}

/** The line below a product's name. */
export function ProductLead({ product, article }: ProductLeadProps) {
  const { brand, brandCode, isPurchased } = product;
  return (
    <Row gap={4}>
      <Text tone="muted" numeric>
        Артикул {article}
      </Text>
      {brand &&
        (brandCode ? (
          <Link to={`/brands/${encodeURIComponent(brandCode)}/`}>{brand}</Link>
        ) : (
          <Text tone="muted">{brand}</Text>
        ))}
      {isPurchased && <Badge>Покупали раньше</Badge>}
    </Row>
  );
}
