import type { ExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { QueryStates } from '@shop/kit/page/query-states';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Panel, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { exchangeNodesQuery } from '../common/exchange.queries.ts';
import { ExchangeFrame } from '../common/exchange-frame.tsx';
import { useNow } from '../common/use-now.ts';
import { Instructions } from './instructions.tsx';
import type { IssuedPassword } from './issued-password.tsx';
import { NodesTable, type NodeTask } from './nodes-table.tsx';

async function loadDialogs() {
  const [
    { NodeDialog },
    { NewNodeDialog },
    { TryNodeDialog },
    { RenewPasswordDialog },
    { IssuedPasswordDialog },
  ] = await Promise.all([
    import(/* webpackChunkName: "exchange-node-dialogs" */ './node-dialog.tsx'),
    import(/* webpackChunkName: "exchange-node-dialogs" */ './new-node-dialog.tsx'),
    import(/* webpackChunkName: "exchange-node-dialogs" */ './try-node-dialog.tsx'),
    import(/* webpackChunkName: "exchange-node-dialogs" */ './renew-password-dialog.tsx'),
    import(/* webpackChunkName: "exchange-node-dialogs" */ './issued-password.tsx'),
  ]);
  return { NodeDialog, NewNodeDialog, TryNodeDialog, RenewPasswordDialog, IssuedPasswordDialog };
}

type Opened =
  | { readonly task: 'add' }
  | { readonly task: NodeTask; readonly id: number }
  | { readonly task: 'password'; readonly issued: IssuedPassword };

/** `/office/exchange/nodes/`: the installations of 1C that exchange with the shop, and how to connect one. */
export function ExchangeNodesPage() {
  const nodes = useQuery(exchangeNodesQuery());
  const now = useNow();
  const { chunk: dialogs, isPending, ask } = useLazyChunk(loadDialogs);
  const [opened, setOpened] = useState<Opened>();
  usePageTitle('Подключение 1С');
  const close = () => setOpened(undefined);
  const open = (next: Opened) => {
    setOpened(next);
    ask();
  };
  const showPassword = (issued: IssuedPassword) => open({ task: 'password', issued });
  const handleTask = (task: NodeTask, { id }: ExchangeNode) => open({ task, id });
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      pending={isPending && opened?.task === 'add'}
      onClick={() => open({ task: 'add' })}
    >
      Добавить узел
    </Button>
  );
  const edited = opened && 'id' in opened ? nodes.data?.items.find(({ id }) => id === opened.id) : undefined;
  const address = nodes.data?.address ?? '';
  return (
    <ExchangeFrame title="Подключение 1С" actions={add}>
      <QueryStates
        query={nodes}
        failure="Не удалось загрузить узлы обмена"
        scope="part"
        pending={
          <Stack gap={5}>
            <Skeleton height={160} radius="l" />
            <Skeleton height={294} radius="l" />
          </Stack>
        }
      >
        {({ items }) => (
          <Stack gap={5}>
            <Panel title="Узлы обмена" padding={0}>
              {items.length === 0 ? (
                <EmptyState compact title="Узлов пока нет">
                  Узел — это одна база 1С, которая обменивается с{'\u00a0'}магазином под своим логином.
                  Добавьте её кнопкой «Добавить узел».
                </EmptyState>
              ) : (
                <NodesTable nodes={items} now={now} onTask={handleTask} />
              )}
            </Panel>
            <Instructions address={address} />
          </Stack>
        )}
      </QueryStates>
      {dialogs && opened?.task === 'add' && <dialogs.NewNodeDialog onClose={close} onAdded={showPassword} />}
      {dialogs && opened?.task === 'edit' && edited && <dialogs.NodeDialog node={edited} onClose={close} />}
      {dialogs && opened?.task === 'try' && edited && <dialogs.TryNodeDialog node={edited} onClose={close} />}
      {dialogs && opened?.task === 'renew' && edited && (
        <dialogs.RenewPasswordDialog node={edited} onClose={close} onRenewed={showPassword} />
      )}
      {dialogs && opened?.task === 'password' && (
        <dialogs.IssuedPasswordDialog issued={opened.issued} address={address} onClose={close} />
      )}
    </ExchangeFrame>
  );
}
