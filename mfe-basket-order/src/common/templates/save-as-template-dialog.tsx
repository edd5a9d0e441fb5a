import { countOf } from '@shop/domain/format/number';
import { FormField, setInput, useSchemaForm, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { Select, Stack, Text, toast } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { useState } from 'react';
import * as v from 'valibot';
import { addToTemplate } from './add-to-template.mutation.ts';
import { createTemplate } from './create-template.mutation.ts';
import { allTemplatesQuery } from './template.queries.ts';
import { hrefOfTemplate } from './template-address.ts';
import { TemplateTextFields, templateText } from './template-text-fields.tsx';

export interface SaveAsTemplate {
  readonly lines: readonly { readonly offerId: number; readonly quantity: number }[];
  readonly suggestedName?: string;
}

interface SaveAsTemplateDialogProps extends SaveAsTemplate {
  readonly onClose: () => void;
}

type Target = 'new' | 'existing';

const existingTemplate = v.object({ templateId: v.string() });

/** Lines of a basket, an order, a file or a selection become a new template or part of one that the user has. */
export function SaveAsTemplateDialog({ lines, suggestedName = '', onClose }: SaveAsTemplateDialogProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>('new');
  const templates = useQuery({ ...allTemplatesQuery(), staleTime: 0 });
  const own = (templates.data?.items ?? []).filter(({ isOwn }) => isOwn);
  const products = lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  const count = countOf(lines.length, 'позиция', 'позиции', 'позиций');

  function finish(done: string, code: string) {
    draft.forget();
    onClose();
    toast(done, {
      tone: 'success',
      action: { label: 'Открыть', onClick: () => navigate(hrefOfTemplate(code)) },
    });
  }
  const saved = { name: suggestedName, description: '' };
  const { form: asNew, draft } = useDraftForm(templateText, `template-of-${suggestedName}`, saved);
  const creation = useSubmission(asNew, async (text) => {
    const { name, code } = await createTemplate({ ...text, products });
    finish(`Шаблон «${name}» сохранён: ${count}`, code);
  });
  const asPart = useSchemaForm(existingTemplate);
  const addition = useSubmission(asPart, async ({ templateId }) => {
    const { name, code } = await addToTemplate(Number(templateId), products);
    finish(`Добавлено в\u00a0шаблон «${name}»: ${count}`, code);
  });

  function handleTarget(next: Target) {
    setTarget(next);
    setInput(asPart, { path: ['templateId'], input: String(own[0]?.id ?? '') });
  }

  const dialog = {
    title: 'Сохранить как шаблон',
    size: 'small',
    onClose,
    lead: (
      <Stack gap={4}>
        <Text as="p" tone="muted">
          В&nbsp;шаблон войдёт: {count}. Цены всегда будут сегодняшние.
        </Text>
        <RadioGroup
          label="Куда сохранить"
          value={target}
          onChange={handleTarget}
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
      </Stack>
    ),
  } as const;

  // Both are the same element of React, so the dialog stays open and keeps its focus while its form changes.
  return target === 'new' ? (
    <FormDialog {...dialog} {...creation} form={asNew} draft={draft} submitLabel="Сохранить">
      <TemplateTextFields form={asNew} />
    </FormDialog>
  ) : (
    <FormDialog
      {...dialog}
      {...addition}
      form={asPart}
      // «Отмена» also deletes the name typed for a new template.
      draft={{ ...draft, isRestored: false }}
      submitLabel="Добавить"
    >
      <FormField of={asPart} name="templateId">
        {(field) => (
          <Select
            {...field}
            label="Шаблон"
            options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

function describeOwn(count: number, isPending: boolean, error: unknown): string {
  if (isPending) return 'Смотрим ваши шаблоны…';
  if (error) return `Шаблоны не\u00a0загрузились. ${messageOf(error)}`;
  return count === 0 ? 'Шаблонов пока нет' : 'К\u00a0количеству тех же товаров прибавится новое';
}
