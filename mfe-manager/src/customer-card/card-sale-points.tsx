import type { ManagedCard } from '@shop/contracts/manager/manager';
import { countOf } from '@shop/domain/format/number';
import { usePart } from '@shop/kit/page/use-part';
import { Button, Link, Panel, Text } from '@shop/ui';
import { PlusIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { listPath } from '../common/paths.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "attach-point-dialog" */ './attach-point-dialog.tsx'))
    .AttachPointDialog;
}

/** How many sale points a client has, and one more of those that others have. */
export function CardSalePoints({ card }: { readonly card: ManagedCard }) {
  const { code, salePointCount } = card;
  const { part: Dialog, isPending, ask } = usePart(loadDialog);
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
