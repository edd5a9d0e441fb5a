import { addToBasketTemplate, createBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import { countOf } from '@shop/domain/format/number';
import { call, messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { Modal, Stack, Text, toast } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { useState } from 'react';
import { allTemplatesQuery, refreshTemplate, refreshTemplates } from '../common/template.queries.ts';
import { hrefOfTemplate } from '../common/template-address.ts';
import { TemplateTextForm } from '../common/template-text-form.tsx';
import { AddToTemplateForm } from './add-to-template-form.tsx';

export interface SaveAsTemplate {
  readonly lines: readonly { readonly offerId: number; readonly quantity: number }[];
  readonly suggestedName?: string;
}

interface SaveAsTemplateDialogProps extends SaveAsTemplate {
  readonly onClose: () => void;
}

/** Lines of a basket, an order, a file or a selection become a new template or part of one that the user has. */
export function SaveAsTemplateDialog({ lines, suggestedName = '', onClose }: SaveAsTemplateDialogProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<'new' | 'existing'>('new');
  const templates = useQuery({ ...allTemplatesQuery(), staleTime: 0 });
  const own = (templates.data?.items ?? []).filter(({ isOwn }) => isOwn);
  const products = lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  const count = countOf(lines.length, 'позиция', 'позиции', 'позиций');

  function finish(said: string, code: string) {
    refreshTemplates();
    refreshTemplate(code);
    onClose();
    toast(said, {
      tone: 'success',
      action: { label: 'Открыть', onClick: () => navigate(hrefOfTemplate(code)) },
    });
  }

  return (
    <Modal isOpen onClose={onClose} title="Сохранить как шаблон" size="small">
      <Stack gap={4}>
        <Text as="p" tone="muted">
          В&nbsp;шаблон войдёт: {count}. Цены всегда будут сегодняшние.
        </Text>
        <RadioGroup
          label="Куда сохранить"
          value={target}
          onChange={setTarget}
          options={[
            { value: 'new', label: 'Новый шаблон' },
            {
              value: 'existing',
              label: 'Добавить в\u00a0имеющийся',
              hint: describeOwn(own.length, templates.isPending, templates.error),
              disabled: own.length === 0,
            },
          ]}
        />
        {target === 'new' ? (
          <TemplateTextForm
            initial={{ name: suggestedName, description: '' }}
            submitLabel="Сохранить"
            onCancel={onClose}
            send={async (text) => {
              const { name, code } = await call(createBasketTemplate, { body: { ...text, products } });
              finish(`Шаблон «${name}» сохранён: ${count}`, code);
            }}
          />
        ) : (
          <AddToTemplateForm
            templates={own}
            onCancel={onClose}
            send={async (id) => {
              const { name, code } = await call(addToBasketTemplate, { params: { id }, body: { products } });
              finish(`Добавлено в\u00a0шаблон «${name}»: ${count}`, code);
            }}
          />
        )}
      </Stack>
    </Modal>
  );
}

function describeOwn(count: number, isPending: boolean, error: unknown): string {
  if (isPending) return 'Смотрим ваши шаблоны…';
  if (error) return `Шаблоны не\u00a0загрузились. ${messageOf(error)}`;
  return count === 0 ? 'Шаблонов пока нет' : 'К\u00a0количеству тех же товаров прибавится новое';
}
