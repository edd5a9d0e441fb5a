import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { messageOf } from '@shop/platform/http';
import { Panel, Stack, toast } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { useState } from 'react';
import { changeTemplate } from '../actions/change-template.mutation.ts';

/** Who sees the template, in words. */
export function TemplateSharing({ template }: { readonly template: BasketTemplateHead }) {
  const [isShared, setIsShared] = useState(template.isShared);

  async function share(isOn: boolean) {
    setIsShared(isOn);
    try {
      await changeTemplate(template.id, { isShared: isOn });
      toast.success(
        isOn ? 'Коллеги видят шаблон в\u00a0своём списке' : 'Шаблон убран из\u00a0списков коллег',
      );
    } catch (error) {
      setIsShared(!isOn);
      toast.danger(messageOf(error));
    }
  }

  return (
    <Panel title="Кто видит">
      <Stack gap={2}>
        <Checkbox
          label="Показывать коллегам в их списке"
          hint={
            isShared
              ? 'Шаблон видят все сотрудники вашей компании. Меняют его только автор и администратор.'
              : 'Шаблон в списке только у вас. Сотрудник вашей компании, у которого есть ссылка, его откроет.'
          }
          checked={isShared}
          onChange={(event) => void share(event.target.checked)}
        />
      </Stack>
    </Panel>
  );
}
