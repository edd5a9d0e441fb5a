import type { ExchangeFile } from '@shop/contracts/office/exchange';
import { formatInstant } from '@shop/domain/format/date';
import { formatBytes } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Badge, Panel, Stack } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import { Progress } from '@shop/ui/parts/progress';
import styled from 'styled-components';
import { formatDuration } from '../common/ages.ts';
import { isUnderWay } from '../common/exchange.queries.ts';
import { fileStates } from '../common/exchange-titles.ts';
import { Lines } from '../common/lines.ts';
import { HeldFile } from './held-file.tsx';

interface FilePanelProps {
  readonly file: ExchangeFile;
  readonly node: string;
}

/** The state of a file and its result; its progress while it is worked on, and the decision that a held one waits for. */
export function FilePanel({ file, node }: FilePanelProps) {
  const { state, message, bytes, receivedAt, finishedAt, decidedBy, isAccepted } = file;
  const region = useKeptFocus<HTMLDivElement>(state === 'held');
  const facts = [
    { term: 'Состояние', value: <Badge tone={fileStates[state].tone}>{fileStates[state].title}</Badge> },
    { term: 'Узел', value: node },
    { term: 'Размер', value: formatBytes(bytes) },
    { term: 'Получен', value: formatInstant(receivedAt) },
    ...(finishedAt === null
      ? []
      : [
          {
            term: 'Обработан',
            value: `${formatInstant(finishedAt)} (${formatDuration(receivedAt, finishedAt)})`,
          },
        ]),
    ...(decidedBy === null
      ? []
      : [{ term: isAccepted ? 'Разрешил загрузить' : 'Отказался загружать', value: decidedBy }]),
  ];
  return (
    <Panel title={<Name>{file.name}</Name>}>
      <Stack gap={4} ref={region}>
        <div tabIndex={-1} data-keeps-focus>
          <Facts facts={facts} />
        </div>
        {isUnderWay(file) ? (
          <div role="status">
            <Progress label={message || fileStates[state].title} />
          </div>
        ) : (
          message !== '' && <Lines>{message}</Lines>
        )}
        {state === 'held' && <HeldFile file={file} />}
      </Stack>
    </Panel>
  );
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;
