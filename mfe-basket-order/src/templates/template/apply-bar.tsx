import { Button, toast } from '@shop/ui';
import { BasketIcon, RetryIcon } from '@shop/ui/parts/icons';
import { space } from '@shop/ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ActionBar } from '../../common/action-bar.tsx';
import type { ApplyMode } from '../actions/apply-template.mutation.ts';
import { runTemplateAction } from '../actions/run-template-action.ts';

interface ApplyBarProps {
  readonly template: { readonly id: number; readonly name: string };
  /** Saves what is not saved yet: what is on screen goes into the basket. */
  readonly settle: () => Promise<boolean>;
  readonly soldCount: number;
  readonly totalKopecks: number | null;
}

/** Adds the template to the basket, or replaces the basket with it. */
export function ApplyBar({ template, settle, soldCount, totalKopecks }: ApplyBarProps) {
  const [busy, setBusy] = useState<ApplyMode>();
  const reasonId = useId();
  const reason = soldCount === 0 ? 'В шаблоне нет товаров, которые сейчас продаются.' : null;

  async function apply(mode: ApplyMode) {
    setBusy(mode);
    if (await settle()) await runTemplateAction((acts) => acts.applyTemplate(template, mode));
    else toast.danger('Изменения шаблона не\u00a0сохранены, поэтому корзина не\u00a0изменена.');
    setBusy(undefined);
  }

  return (
    <ActionBar totalKopecks={totalKopecks} totalLabel="Сегодня" reason={reason} reasonId={reasonId}>
      <Ways>
        <Button
          variant="primary"
          full
          icon={<BasketIcon />}
          disabled={soldCount === 0}
          aria-describedby={reason ? reasonId : undefined}
          pending={busy === 'merge'}
          onClick={() => void apply('merge')}
        >
          Добавить к&nbsp;корзине
        </Button>
        <Button
          full
          icon={<RetryIcon />}
          disabled={soldCount === 0}
          aria-describedby={reason ? reasonId : undefined}
          pending={busy === 'replace'}
          onClick={() => void apply('replace')}
        >
          Заменить корзину
        </Button>
      </Ways>
    </ActionBar>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: ${space[2]};
`;
