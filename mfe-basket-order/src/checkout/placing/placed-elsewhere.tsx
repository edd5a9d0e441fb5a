import { useQuery } from '@shop/platform/query';
import { useSession } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SuccessIcon } from '@shop/ui/parts/icons';
import { useEffect, useRef } from 'react';
import { orderQuery } from '../../orders/orders.api.ts';

interface PlacedElsewhereProps {
  readonly orderId: number;
  /** Returns to the form; undefined if there is nothing to order. */
  readonly onReturn: (() => void) | undefined;
}

/** The basket was ordered in another tab or by a colleague while the form was open. */
export function PlacedElsewhere({ orderId, onReturn }: PlacedElsewhereProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form had the focus and is gone.
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  const { data } = useQuery(orderQuery(orderId));
  const session = useSession();
  const order = data?.order;
  const isMine = !order || (session.status === 'in' && order.createdByName === session.user.name);
  const name = order ? `Заказ № ${order.number}` : 'Заказ';
  return (
    <div role="status" ref={panel} tabIndex={-1}>
      <EmptyState
        icon={<SuccessIcon />}
        title={
          isMine
            ? `${name} уже оформлен в\u00a0другой вкладке`
            : `${name} уже оформлен: ${order.createdByName}`
        }
        action={
          <>
            <Button variant="primary" to={`/orders/${orderId}/`}>
              Открыть заказ
            </Button>
            {onReturn ? (
              <Button onClick={onReturn}>Вернуться к оформлению</Button>
            ) : (
              <Button to="/catalog/">Перейти в каталог</Button>
            )}
          </>
        }
      >
        {onReturn
          ? 'С\u00a0тех пор в\u00a0корзине появились другие товары.'
          : 'Все товары корзины вошли в\u00a0него, второй раз оформлять ничего не\u00a0нужно.'}
      </EmptyState>
    </div>
  );
}
