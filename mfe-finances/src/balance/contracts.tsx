import type { Balance } from '@shop/shared/contracts/finances';
import { formatDay } from '@shop/shared/format/date';
import { formatMoney } from '@shop/shared/format/money';
import { countOf } from '@shop/shared/format/number';
import { Divider, Heading, Panel, Row, Stack, Text } from '@shop/shared/ui';
import { Facts } from '@shop/shared/ui/facts';
import { Money } from '@shop/shared/ui/money';
import { Fragment } from 'react';
import { LimitBar } from './limit-bar.tsx';

type Contract = Balance['contracts'][number];

/** Credit limit by contract, the same numbers as the checkout goes by: how much of it is used and what is left. */
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  return (
    <Panel title="Договоры и кредитный лимит">
      {contracts.length === 0 ? <Text tone="muted">Договоров пока нет.</Text> : null}
      <Stack gap={5}>
        {contracts.map((contract, position) => (
          <Fragment key={contract.id}>
            {position > 0 ? <Divider /> : null}
            <ContractLimit contract={contract} />
          </Fragment>
        ))}
      </Stack>
    </Panel>
  );
}

function ContractLimit({ contract }: { contract: Contract }) {
  const { number, signedOn, creditLimitKopecks, postponementDays } = contract;
  const { debtKopecks, advanceKopecks, overdueKopecks } = contract;
  return (
    <Stack gap={3}>
      <Row justify="between" align="baseline">
        <Heading level={3} size="s">
          Договор № {number}
        </Heading>
        <Text size="s" tone="muted">
          от {formatDay(signedOn)}
        </Text>
      </Row>
      {creditLimitKopecks > 0 ? <LimitBar contract={contract} /> : null}
      <Facts
        layout="dots"
        facts={[
          {
            term: 'Кредитный лимит',
            value: creditLimitKopecks > 0 ? formatMoney(creditLimitKopecks) : 'не предоставлен',
          },
          { term: 'Задолженность', value: <Money kopecks={debtKopecks} /> },
          ...(overdueKopecks > 0
            ? [{ term: 'Просрочено', value: <Money kopecks={overdueKopecks} tone="danger" /> }]
            : []),
          ...(advanceKopecks > 0 ? [{ term: 'Аванс', value: <Money kopecks={advanceKopecks} /> }] : []),
          {
            term: 'Отсрочка',
            value: postponementDays > 0 ? countOf(postponementDays, 'день', 'дня', 'дней') : 'без отсрочки',
          },
        ]}
      />
    </Stack>
  );
}
