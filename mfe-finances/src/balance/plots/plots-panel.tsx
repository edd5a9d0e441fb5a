import type { Turnover } from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { isForbidden } from '@shop/kit/page/is-forbidden';
import { TileFailure } from '@shop/kit/page/tile-states';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useLocation } from '@shop/platform/router';
import { Button, Card, Divider, Heading, Row, Skeleton, Stack } from '@shop/ui';
import { PrinterIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { color, duration, media, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { ContractSelect, useChosenParty } from '../../common/filters/party-filter.tsx';
import { PeriodFilter } from '../../common/filters/period-filter.tsx';
import { ExportTurnover } from './export-turnover.tsx';
import { Plots } from './plots.tsx';
import { turnoverFilter, turnoverQuery } from './turnover.queries.ts';

interface Shown {
  readonly turnover: Turnover;
  readonly contractNumber: string | undefined;
}

/**
 * Debt, shipments and payments over a period as plots. The previous plot stays visible while another period loads.
 */
export function PlotsPanel({ companyName }: { companyName: string }) {
  const search = new URLSearchParams(useLocation().search);
  const { data, error, refetch } = useQuery(turnoverQuery(search));
  const contract = useChosenParty()?.contracts.find(({ id }) => id === turnoverFilter(search).contract);
  // The previous answer stays, with its own labels, while another loads or after that has failed.
  const [last, setLast] = useState<Shown>();
  if (data && data !== last?.turnover) setLast({ turnover: data, contractNumber: contract?.number });
  const shown = last?.turnover;
  return (
    <Box forwardedAs="section" padding={0} aria-labelledby="finances-dynamics">
      <Head>
        <Heading level={2} size="s" id="finances-dynamics">
          Динамика{shown ? `: ${periodText(shown)}` : ''}
        </Heading>
        <Row gap={2} data-off-context>
          <ExportTurnover filter={turnoverFilter(search)} />
          <Button size="s" icon={<PrinterIcon />} onClick={() => window.print()}>
            Распечатать
          </Button>
        </Row>
      </Head>
      <Filters data-off-context>
        <PeriodFilter allLabel="За 12 месяцев" shown={shown} />
        <ContractSelect />
      </Filters>
      {error && last && (
        <ErrorPlace>
          <Notice tone="danger" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
            {messageOf(error)}
          </Notice>
        </ErrorPlace>
      )}
      {last ? (
        <Content aria-busy={!data && !error}>
          <Plots
            turnover={last.turnover}
            pictureLines={[
              last.contractNumber ? `${companyName}, договор № ${last.contractNumber}` : companyName,
              periodText(last.turnover),
            ]}
          />
        </Content>
      ) : (
        <Waiting>
          {error && !isForbidden(error) ? (
            <TileFailure query={{ error, refetch }} />
          ) : (
            <Stack gap={4} aria-busy="true" aria-label="Графики загружаются">
              <Skeleton height={340} />
              <Divider />
              <Skeleton height={360} />
            </Stack>
          )}
        </Waiting>
      )}
    </Box>
  );
}

function periodText({ from, to }: Turnover): string {
  return `${formatDay(from)} – ${formatDay(to)}`;
}

/** Keeps both plots and their heading on one printed page. */
const Box = styled(Card)`
  overflow: clip;
  @media print {
    break-inside: avoid;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 48px;
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.line};
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} 0;
`;

const ErrorPlace = styled.div`
  padding: ${space[4]} ${space[4]} 0;
`;

/** Dimmed while it shows the answer to a previous filter. */
const Content = styled.div`
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The height of both plots. */
const Waiting = styled.div`
  min-block-size: 759px;
  padding: ${space[4]};
  ${media.down('desktop')} {
    min-block-size: 799px;
  }
  ${media.down('mobile')} {
    min-block-size: 995px;
  }
`;
