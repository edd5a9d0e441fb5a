import type { Act } from '@shop/contracts/finances/acts';
import { Row } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { Progress } from '@shop/ui/parts/progress';
import { ActFiles } from './act-files.tsx';
import { nameOfAct, periodOfAct } from './act-names.ts';

interface ActNewsProps {
  /** The act that was just asked for, as it is now. */
  readonly act: Act;
  readonly onHide: () => void;
}

/** What becomes of the act that was just asked for. */
export function ActNews({ act, onHide }: ActNewsProps) {
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
