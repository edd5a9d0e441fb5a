import { Link, Text } from '@shop/ui';

/** Links a document to its order. */
export function OrderLink({ id, number }: { readonly id: number; readonly number: string }) {
  return (
    <Text nowrap>
      <Link to={`/orders/${id}/`} aria-label={`Заказ № ${number}`}>
        {number}
      </Link>
    </Text>
  );
}
