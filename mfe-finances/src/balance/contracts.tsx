import type { Balance } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Divider, Heading, Panel, Row, Stack, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { space } from '@shop/ui/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { ExportBalance } from './export-balance.tsx';
import { LimitBar } from './limit-bar.tsx';

type Contract = Balance['contracts'][number];

/** The credit limit of each contract as checkout computes it: the used and the free part. */
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  return (
    <Panel title="Договоры и кредитный лимит" actions={contracts.length > 0 && <ExportBalance />}>
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
  const { number, signedOn, creditLimitKopecks } = contract;
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
      <Terms>
        {termsOf(contract).map(({ term, value }) => (
          <div key={term}>
            <Text as="dt" size="s" tone="muted">
              {term}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </Terms>
    </Stack>
  );
}

function termsOf(contract: Contract) {
  const { creditLimitKopecks, debtKopecks, overdueKopecks, advanceKopecks, postponementDays } = contract;
  return [
    {
      term: 'Кредитный лимит',
      value: creditLimitKopecks > 0 ? <Money kopecks={creditLimitKopecks} /> : 'не предоставлен',
    },
    { term: 'Задолженность', value: <Money kopecks={debtKopecks} /> },
    {
      term: 'Просрочено',
      value: <Money kopecks={overdueKopecks} tone={overdueKopecks > 0 ? 'danger' : 'subtle'} />,
    },
    ...(advanceKopecks > 0 ? [{ term: 'Аванс', value: <Money kopecks={advanceKopecks} /> }] : []),
    {
      term: 'Отсрочка',
      value: postponementDays > 0 ? countOf(postponementDays, 'день', 'дня', 'дней') : 'без отсрочки',
    },
  ];
}

const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space[3]};
`;
