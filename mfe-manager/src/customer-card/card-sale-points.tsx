import type { ManagedCard } from '@shop/contracts/manager/manager';
import { countOf } from '@shop/domain/format/number';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Link, Panel, Text } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { listPath } from '../common/client-paths.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "attach-point-dialog" */ './attach-point-dialog.tsx'))
    .AttachPointDialog;
}

/** The number of a client's sale points, and a button that adds one of another client. */
export function CardSalePoints({ card }: { readonly card: ManagedCard }) {
  const { code, salePointCount } = card;
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title="Торговые точки"
      actions={
        <Button
          size="s"
          icon={<PlusIcon />}
          pending={isAdding && isPending}
          onClick={() => {
            setAdding(true);
            ask();
          }}
        >
          Привязать точку
        </Button>
      }
    >
      {salePointCount > 0 ? (
        <Link to={listPath('salepoints', code)}>
          {countOf(salePointCount, 'торговая точка', 'торговые точки', 'торговых точек')}
        </Link>
      ) : (
        <Text tone="muted">Торговых точек пока нет.</Text>
      )}
      {isAdding && Dialog && <Dialog company={card} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
