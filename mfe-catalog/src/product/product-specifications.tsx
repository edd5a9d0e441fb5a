import { amountOf } from '@shop/shared/format/measure';
import { formatWeight } from '@shop/shared/format/number';
import { Facts } from '@shop/shared/ui/facts';
import styled from 'styled-components';
import { packOf } from '../offers/measure.ts';
import type { Product } from './product.queries.ts';

/** Properties, then what matters for ordering and delivery. */
export function ProductSpecifications({ product }: { readonly product: Product }) {
  const { measure, minOrderCount, multiplicity, weightGrams, vatPercent } = product;
  const unit = measure.measureBase;
  const pack = packOf(measure);
  const ordering = [
    { term: 'Единица измерения', value: unit },
    ...(pack ? [{ term: 'Упаковка', value: pack }] : []),
    ...(minOrderCount > 1 ? [{ term: 'Минимальный заказ', value: amountOf(minOrderCount, unit) }] : []),
    ...(multiplicity > 1 ? [{ term: 'Кратность', value: amountOf(multiplicity, unit) }] : []),
    ...(weightGrams > 0 ? [{ term: 'Вес единицы', value: formatWeight(weightGrams) }] : []),
    { term: 'НДС', value: vatPercent > 0 ? `${vatPercent} %` : 'без НДС' },
  ];
  const properties = product.propertyGroups
    .flatMap(({ properties }) => properties)
    .map(({ name, value }) => ({ term: name, value }));
  return (
    <Readable>
      <Facts layout="dots" facts={[...properties, ...ordering]} />
    </Readable>
  );
}

const Readable = styled.div`
  max-inline-size: 640px;
`;
