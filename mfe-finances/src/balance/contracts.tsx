import type { Balance } from '@shop/shared/contracts/finances';
import { formatDay } from '@shop/shared/format/date';
import { formatMoney } from '@shop/shared/format/money';
import { countOf } from '@shop/shared/format/number';
import { Divider, Heading, Panel, Row, Stack, Text } from '@shop/shared/ui';
import { Facts } from '@shop/shared/ui/facts';
import { Progress } from '@shop/shared/ui/progress';
import { Fragment } from 'react';

type Contract = Balance['contracts'][number];

/** Credit limit by contract: how much of it is used and what is left. */
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
  const { number, signedOn, creditLimitKopecks, usedKopecks, freeKopecks, postponementDays } = contract;
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
      {creditLimitKopecks > 0 ? (
        <Progress
          label="Использовано лимита"
          value={Math.min(usedKopecks, creditLimitKopecks)}
          max={creditLimitKopecks}
          valueText={`${formatMoney(usedKopecks)} из ${formatMoney(creditLimitKopecks)}`}
        />
      ) : null}
      <Facts
        layout="dots"
        facts={[
          {
            term: 'Лимит',
            value: creditLimitKopecks > 0 ? formatMoney(creditLimitKopecks) : 'не предоставлен',
          },
          { term: 'Свободно', value: formatMoney(freeKopecks) },
          {
            term: 'Отсрочка',
            value: postponementDays > 0 ? countOf(postponementDays, 'день', 'дня', 'дней') : 'без отсрочки',
          },
        ]}
      />
    </Stack>
  );
}
