import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, PageHeader, Row, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { BasketIcon } from '@shop/ui/parts/icons';
import { basketClient } from '../client/current-basket.ts';
import { useBasket } from '../client/use-basket.ts';
import { ImportButton } from '../tools/import-button.tsx';
import { BasketContent } from './basket-content.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';

/** The basket (§2, §4): every edit shows at once, is sent by itself and can be taken back. */
export function BasketPage() {
  const { basket, reading } = useBasket();
  usePageTitle('Корзина');

  if (!basket.terms && reading.isPending) return <BasketSkeleton />;
  if (!basket.terms)
    return (
      <PageFailure
        error={reading.failure}
        title="Не удалось загрузить корзину"
        onRetry={() => void basketClient.refresh()}
      />
    );
  if (basket.lines.every(({ hidden }) => hidden))
    return (
      <Stack gap={6}>
        <PageHeader title="Корзина" />
        <EmptyState
          icon={<BasketIcon />}
          title="В корзине пока ничего нет"
          action={
            <Row gap={3} justify="center">
              <Button variant="primary" to="/catalog/">
                Перейти в каталог
              </Button>
              <ImportButton />
            </Row>
          }
        >
          Добавляйте товары из каталога — корзина общая для сотрудников вашей компании.
        </EmptyState>
      </Stack>
    );
  return <BasketContent basket={basket} terms={basket.terms} failure={reading.failure} />;
}
