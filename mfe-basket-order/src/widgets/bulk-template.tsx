import type { SlotProps } from '@shop/contracts/platform/slots';
import { useIsAllowed } from '@shop/platform/session';
import { Button } from '@shop/ui';
import { TemplateIcon } from '@shop/ui/parts/icons';
import { useSaveAsTemplate } from '../common/templates/use-save-as-template.tsx';

/** «В шаблон» for everything that is ticked in a list; nothing for those who have no basket. */
export function Widget({ lines }: SlotProps['products.bulk-actions']) {
  const isAllowed = useIsAllowed('basket.use');
  const { save, isPending, dialog } = useSaveAsTemplate();
  if (!isAllowed) return null;
  return (
    <>
      <Button
        icon={<TemplateIcon />}
        aria-label="Выбранные в шаблон"
        pending={isPending}
        disabled={lines.length === 0}
        onClick={() => save({ lines })}
      >
        В&nbsp;шаблон
      </Button>
      {dialog}
    </>
  );
}
