import { countOf } from '@shop/domain/format/number';
import { useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { Link, Stack, Text, toast } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { useState } from 'react';
import { basketQuery } from '../../common/basket.queries.ts';
import { createTemplate } from '../../common/templates/create-template.mutation.ts';
import { hrefOfTemplate } from '../../common/templates/template-address.ts';
import {
  noTemplateText,
  TemplateTextFields,
  templateText,
} from '../../common/templates/template-text-fields.tsx';

type Source = 'empty' | 'basket';

/** A new template: empty, or of what the basket holds now; the way to files and pasted tables is shown. */
export function CreateTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [source, setSource] = useState<Source>('empty');
  const basket = useQuery({ ...basketQuery(), staleTime: 0 });
  const lines = (basket.data?.rows ?? []).map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  const { form, draft } = useDraftForm(templateText, 'template-new', noTemplateText);
  const { onSubmit, notice } = useSubmission(form, async (text) => {
    const { code, name } = await createTemplate({ ...text, products: source === 'basket' ? lines : [] });
    draft.forget();
    onClose();
    toast.success(`Шаблон «${name}» создан`);
    navigate(hrefOfTemplate(code));
  });
  return (
    <FormDialog
      title="Новый шаблон"
      size="small"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Создать шаблон"
    >
      <TemplateTextFields form={form} />
      <Stack gap={3}>
        <RadioGroup<Source>
          label="Что в нём будет"
          value={source}
          onChange={setSource}
          options={[
            { value: 'empty', label: 'Пока ничего', hint: 'Товары добавите на странице шаблона' },
            {
              value: 'basket',
              label: 'Всё из корзины',
              hint: describeBasket(lines.length, basket.isPending, basket.error),
              disabled: lines.length === 0,
            },
          ]}
        />
        <Text as="p" size="s" tone="muted">
          Список в&nbsp;Excel или в&nbsp;другой программе? Загрузите его в{' '}
          <Link to="/quickorder/?tab=download">быстрый заказ</Link> и&nbsp;сохраните результат как шаблон.
        </Text>
      </Stack>
    </FormDialog>
  );
}

function describeBasket(count: number, isPending: boolean, error: unknown): string {
  if (isPending) return 'Смотрим, что в\u00a0корзине…';
  if (error) return `Корзина не\u00a0загрузилась. ${messageOf(error)}`;
  if (count === 0) return 'Корзина сейчас пуста';
  return countOf(count, 'позиция', 'позиции', 'позиций');
}
