import type { ExchangeFile } from '@shop/contracts/office/exchange';
import { formatInstant } from '@shop/domain/format/date';
import { formatBytes } from '@shop/domain/format/number';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Badge, Panel, Stack } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import { Notice } from '@shop/ui/parts/notice';
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
  const isRefused = state === 'refused';
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
            term: 'Завершён',
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
          message !== '' && !isRefused && <Lines>{message}</Lines>
        )}
        {isRefused && (
          <Notice tone="danger" title={'Файл отклонён, в\u00a0магазине ничего не\u00a0изменилось'}>
            {message !== '' && <Lines>{message}</Lines>}
            <p>
              {decidedBy === null
                ? 'Исправьте в\u00a01С то, что названо здесь, и\u00a0выполните обмен ещё раз.'
                : 'Исправьте отложенные записи в\u00a01С и\u00a0выполните обмен ещё раз.'}
            </p>
          </Notice>
        )}
        {state === 'held' && <HeldFile file={file} />}
      </Stack>
    </Panel>
  );
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;
