import type { Appeal } from '@shop/contracts/support/appeals';
import { APPEAL_STATUS_NAMES } from '@shop/contracts/support/appeals';
import { formatInstant } from '@shop/domain/format/date';
import { IconButton, Link, PageHeader, Row, Stack, Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { PrinterIcon } from '@shop/ui/parts/icons';
import { space, text } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { AppealStatusBadge } from '../../common/appeal-status-badge.tsx';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { StatusButtons } from './status-buttons.tsx';

interface AppealHeadProps {
  readonly appeal: Appeal;
  readonly refusal: Refusal;
}

/** The subject, company and status of an appeal. */
export function AppealHead({ appeal, refusal }: AppealHeadProps) {
  const { number, subject, typeName, status, statuses, createdAt, side } = appeal;
  return (
    <Stack gap={3}>
      <PageHeader
        title={subject}
        breadcrumbs={[{ label: 'Обращения', to: '/appeal/' }, { label: `№ ${number}` }]}
        lead={
          <>
            № {number} · {typeName} · <Company appeal={appeal} />
          </>
        }
      />
      <Row gap={3} tabIndex={-1} data-keeps-focus>
        <AppealStatusBadge status={status} />
        <Text size="s" tone="muted" numeric>
          с {formatInstant(statuses.at(-1)?.at ?? createdAt)}
        </Text>
        <IconButton
          size="s"
          label="Распечатать"
          icon={<PrinterIcon />}
          onClick={() => window.print()}
          data-off-paper
        />
        {side === 'shop' && (
          <Row gap={2} role="group" aria-label="Изменить статус" data-off-paper>
            <StatusButtons appeal={appeal} refusal={refusal} />
          </Row>
        )}
      </Row>
      {statuses.length > 1 && <StatusHistory statuses={statuses} />}
    </Stack>
  );
}

function Company({ appeal: { side, counterpartyCode, counterpartyName } }: { appeal: Appeal }) {
  if (side === 'customer' || counterpartyCode === '') return counterpartyName;
  return <Link to={`/manager/mycompanies/${counterpartyCode}/`}>{counterpartyName}</Link>;
}

function StatusHistory({ statuses }: Pick<Appeal, 'statuses'>) {
  return (
    <History data-off-paper>
      <Disclosure summary="Как менялся статус" count={statuses.length}>
        <Changes>
          {statuses.map(({ status, at, byName }) => (
            <li key={`${at} ${status}`}>
              <time dateTime={at}>{formatInstant(at)}</time> {APPEAL_STATUS_NAMES[status]}
              {byName === null ? ' — автоматически' : ` — ${byName}`}
            </li>
          ))}
        </Changes>
      </Disclosure>
    </History>
  );
}

/** The same width as the conversation below. */
const History = styled.div`
  max-inline-size: 860px;
`;

const Changes = styled.ol`
  display: grid;
  gap: ${space[1]};
  ${text.s}
`;
