import { deleteBasketTemplate, restoreBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshTemplate, refreshTemplates } from '../../common/templates/template.queries.ts';

interface Deleted {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Time to change one's mind. */
const UNDO_MS = 15_000;

/** Deletes a template and offers to bring it back. Answers whether it is gone. */
export async function deleteTemplate(template: Deleted): Promise<boolean> {
  try {
    await call(deleteBasketTemplate, { params: { id: template.id } });
    refreshTemplates();
    toast(`Шаблон «${template.name}» удалён`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void restore(template) },
    });
    return true;
  } catch (error) {
    toast.danger(`Шаблон не\u00a0удалён. ${messageOf(error)}`);
    return false;
  }
}

async function restore(template: Deleted): Promise<void> {
  try {
    await call(restoreBasketTemplate, { params: { id: template.id } });
    refreshTemplates();
    refreshTemplate(template.code);
    toast(`Шаблон «${template.name}» снова на\u00a0месте`);
  } catch (error) {
    toast.danger(`Шаблон не\u00a0вернулся. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void restore(template) },
    });
  }
}
