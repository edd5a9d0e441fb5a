import type { EditedFaqItem } from '@shop/contracts/support/content-editing';
import { FormField } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { PageNotFound } from '@shop/remote';
import { TextField } from '@shop/ui';
import { editedFaqQuery } from '../common/content-editing.queries.ts';
import { StateBadge } from '../common/row-parts.tsx';
import { ContentForm } from '../form/content-form.tsx';
import { faqForms } from '../form/content-forms.ts';
import { EditorFailure, EditorFrame, idOf } from './editor-frame.tsx';
import { SectionField } from './section-field.tsx';

const list = { label: 'Вопросы и\u00a0ответы', to: '/manager/content/faq/' };

/** One question with its answer, to be written: a new one, or that of the address. */
export function FaqEditor() {
  const { id } = useParams();
  const faq = useQuery(editedFaqQuery());
  if (faq.isError && !faq.data)
    return (
      <EditorFailure
        error={faq.error}
        list={list}
        retrying={faq.isFetching}
        onRetry={() => void faq.refetch()}
      />
    );
  const items = faq.data?.items;
  const item = id === undefined ? undefined : items?.find((one) => one.id === idOf(id));
  if (items && id !== undefined && !item)
    return (
      <EditorFailure error={new PageNotFound()} list={list} retrying={false} onRetry={() => undefined} />
    );
  return (
    <EditorFrame
      title={items && (item?.question ?? 'Новый вопрос')}
      list={list}
      state={item && <StateBadge isPublished={item.isPublished} />}
    >
      {items && <FaqForm key={id} item={item} sections={[...new Set(items.map(({ section }) => section))]} />}
    </EditorFrame>
  );
}

interface FaqFormProps {
  readonly item: EditedFaqItem | undefined;
  readonly sections: readonly string[];
}

function FaqForm({ item, sections }: FaqFormProps) {
  const { section = '', question = '', answer = '' } = item ?? {};
  return (
    <ContentForm
      forms={faqForms}
      item={item}
      fields={{ section, question, answer }}
      text={{ name: 'answer', label: 'Ответ', under: 3, required: true }}
      readAt={item?.isPublished ? `/faq/#${item.code}` : undefined}
      listAt={list.to}
    >
      {(form, keep) => (
        <>
          <FormField of={form} name="section">
            {(field) => <SectionField form={form} field={field} sections={sections} onTaken={keep} />}
          </FormField>
          <FormField of={form} name="question">
            {(field) => <TextField {...field} label="Вопрос" required />}
          </FormField>
        </>
      )}
    </ContentForm>
  );
}
