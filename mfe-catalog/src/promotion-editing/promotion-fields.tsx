import { FormField, type SchemaForm } from '@shop/kit/form';
import { Grid, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import type { promotionFormSchema } from './promotion-form-schema.ts';

export function PromotionFields({ form }: { readonly form: SchemaForm<typeof promotionFormSchema> }) {
  return (
    <>
      <FormField of={form} name="title">
        {(field) => <TextField {...field} label="Название" required />}
      </FormField>
      <FormField of={form} name="lead">
        {(field) => (
          <TextArea {...field} label="Коротко" hint="Одно-два предложения для карточки акции" minRows={2} />
        )}
      </FormField>
      <Grid min={200} gap={4} align="start">
        <FormField of={form} name="startsOn">
          {(field) => <TextField {...field} type="date" label="Первый день" required />}
        </FormField>
        <FormField of={form} name="endsOn">
          {(field) => <TextField {...field} type="date" label="Последний день" hint="Пусто — бессрочно" />}
        </FormField>
      </Grid>
      <FormField of={form} name="text">
        {(field) => (
          <TextArea {...field} label="Условия" hint="Простой текст, абзацы через пустую строку" minRows={6} />
        )}
      </FormField>
      <FormField of={form} name="articles">
        {(field) => (
          <TextArea
            {...field}
            label="Артикулы товаров"
            hint="По одному в строке, в нужном порядке; можно вставить столбец таблицы"
            minRows={4}
          />
        )}
      </FormField>
      <FormField of={form} name="link">
        {(field) => (
          <TextField {...field} label="Раздел каталога" hint="Адрес на этом сайте: /catalog/perchatki/" />
        )}
      </FormField>
    </>
  );
}
