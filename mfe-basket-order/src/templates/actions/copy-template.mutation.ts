import { createBasketTemplate, getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshTemplates } from '../../common/templates/template.queries.ts';

/** Longest name of a template. */
const NAME_MAX = 150;

/**
 * Makes the reader a template of their own out of any that they may open, and answers its code; undefined where that has
 * failed, which is said. A copy is nobody else's until its owner shares it.
 */
export async function copyTemplate(code: string): Promise<string | undefined> {
  try {
    const { template, rows } = await call(getBasketTemplate, { params: { code } });
    const copy = await call(createBasketTemplate, {
      body: {
        name: `Копия: ${template.name}`.slice(0, NAME_MAX),
        description: template.description,
        products: rows.map(({ offerId, quantity }) => ({ id: offerId, quantity })),
      },
    });
    refreshTemplates();
    toast.success(`Создан ваш шаблон «${copy.name}»`);
    return copy.code;
  } catch (error) {
    toast.danger(`Шаблон не\u00a0скопирован. ${messageOf(error)}`);
    return undefined;
  }
}
