import type { Act } from '@shop/contracts/finances/reconciliation-acts';
import { Row } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { Progress } from '@shop/ui/parts/progress';
import { ActFiles } from './act-files.tsx';
import { nameOfAct, periodOfAct } from './act-labels.ts';

interface RequestedActNoticeProps {
  /** The act requested last, in its current state. */
  readonly act: Act;
  readonly onHide: () => void;
}

/** Reports the progress of the act that was requested last. */
export function RequestedActNotice({ act, onHide }: RequestedActNoticeProps) {
  if (act.state === 'preparing')
    return (
      <Notice title={`${nameOfAct(act)} готовится`}>
        <Progress label="Собираем документы. Можно уйти с&nbsp;этой страницы: акт останется в&nbsp;списке." />
      </Notice>
    );
  if (act.state === 'failed')
    return (
      <Notice tone="warning" title={`${nameOfAct(act)} сформировать не\u00a0удалось`} onDismiss={onHide}>
        Попробуйте ещё раз: кнопка «Повторить» стоит рядом с&nbsp;актом в&nbsp;списке.
      </Notice>
    );
  return (
    <Notice
      tone="success"
      title={`${nameOfAct(act)} готов`}
      action={
        <Row gap={1}>
          <ActFiles act={act} />
        </Row>
      }
      onDismiss={onHide}
    >
      За период {periodOfAct(act)}.
    </Notice>
  );
}
