import type { Balance } from '@shop/shared/contracts/finances';
import { Card, Grid, Stack, Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';

/** The three figures a buyer comes for. */
export function Figures({ balance }: { balance: Balance }) {
  const { debtKopecks, overdueKopecks, advanceKopecks } = balance;
  return (
    <Grid columns="repeat(3, minmax(0, 1fr))" collapse="mobile">
      <Figure
        term="Задолженность"
        kopecks={debtKopecks}
        note={debtKopecks ? 'по всем договорам' : 'всё оплачено'}
      />
      <Figure
        term="Из неё просрочено"
        kopecks={overdueKopecks}
        isAlarming={overdueKopecks > 0}
        note={overdueKopecks ? 'срок оплаты прошёл' : 'просрочки нет'}
      />
      <Figure
        term="Аванс"
        kopecks={advanceKopecks}
        note={advanceKopecks ? 'зачтём в следующий заказ' : 'нет предоплаты'}
      />
    </Grid>
  );
}

interface FigureProps {
  readonly term: string;
  readonly kopecks: number;
  readonly note: string;
  readonly isAlarming?: boolean;
}

function Figure({ term, kopecks, note, isAlarming = false }: FigureProps) {
  return (
    <Card padding={4}>
      <Stack gap={1}>
        <Text size="s" tone="muted">
          {term}
        </Text>
        <Money kopecks={kopecks} size="xl" weight="bold" tone={isAlarming ? 'danger' : 'default'} />
        <Text size="s" tone={isAlarming ? 'danger' : 'muted'}>
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
