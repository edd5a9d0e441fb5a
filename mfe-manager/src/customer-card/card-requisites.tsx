import type { ManagedCard } from '@shop/contracts/manager/manager';
import { formatInstantDay } from '@shop/domain/format/date';
import { Button, Panel, Stack } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import { CopyIcon } from '@shop/ui/parts/icons';
import { factsOf } from '../common/requisites/company-facts.tsx';
import { copyRequisites } from '../common/requisites/copy-requisites.ts';

/** Requisites and contracts of a client, as its own people see them. */
export function CardRequisites({ card }: { readonly card: ManagedCard }) {
  return (
    <Panel title="Реквизиты">
      <Stack gap={4} align="start">
        <Facts
          facts={[
            ...factsOf({ ...card, manager: null }),
            { term: 'Клиент с', value: formatInstantDay(card.createdAt) },
          ]}
        />
        <Button size="s" icon={<CopyIcon />} onClick={() => void copyRequisites(card)}>
          Скопировать
        </Button>
      </Stack>
    </Panel>
  );
}
