import type { ManagedCard } from '@shop/contracts/manager/manager';
import { Slot } from '@shop/remote';
import { Grid, Skeleton, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';
import { CardPeople } from './card-people.tsx';
import { CardRequisites } from './card-requisites.tsx';
import { CardSalePoints } from './card-sale-points.tsx';

/** The overview a manager reads before a call; money, basket, orders and appeals are widgets of other areas. */
export function CardOverview({ card }: { readonly card: ManagedCard }) {
  return (
    <Stack gap={4}>
      {card.isClosed ? (
        <Notice tone="warning" title="Доступ компании к сайту закрыт">
          Закрыть и{'\u00a0'}открыть его может только администратор магазина.
        </Notice>
      ) : (
        !card.isActive && (
          <Notice tone="warning" title="Компания отключена">
            Сотрудники не{'\u00a0'}могут заказывать, платить и{'\u00a0'}открывать её документы. Заказы в
            {'\u00a0'}пути придут.
          </Notice>
        )
      )}
      <Grid columns="minmax(0, 1fr) minmax(0, 400px)" collapse="desktop" gap={4} align="start">
        <CardPeople card={card} />
        <Stack gap={4}>
          <CardRequisites card={card} />
          <CardSalePoints card={card} />
        </Stack>
      </Grid>
      <Brought min={340} gap={4} align="start">
        <Slot name="customer.card" counterpartyId={card.id} code={card.code} />
      </Brought>
    </Stack>
  );
}

/** An area may fill several panels. */
const Brought = styled(Grid)`
  & > [data-slot] {
    display: grid;
    gap: ${space[4]};
  }
`;

/** The height of a card with a few people. */
export function CardOverviewSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <Grid columns="minmax(0, 1fr) minmax(0, 400px)" collapse="desktop" gap={4} align="start">
        <Skeleton height={320} />
        <Skeleton height={420} />
      </Grid>
      <Grid min={340} gap={4} align="start">
        <Skeleton height={220} />
        <Skeleton height={220} />
        <Skeleton height={220} />
      </Grid>
    </Stack>
  );
}
