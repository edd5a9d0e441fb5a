import type { EditedFaqItem } from '@shop/contracts/support/content-editing';
import { FormField } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { PageNotFound } from '@shop/remote';
import { TextField } from '@shop/ui';
import { editedFaqQuery } from '../common/content-editing.queries.ts';
import { StateBadge } from '../common/row-cells.tsx';
import { ContentForm } from '../form/content-form.tsx';
import { faqForms } from '../form/content-forms.ts';
import { EditorFrame, EditorStates, idOf } from './editor-frame.tsx';
import { SectionField } from './section-field.tsx';

const list = { label: 'Вопросы и\u00a0ответы', to: '/manager/content/faq/' };

/** Edits the question of the URL, or a new one. */
export function FaqEditor() {
  const { id } = useParams();
  const faq = useQuery(editedFaqQuery());
  const items = faq.data?.items;
  const item = id === undefined ? undefined : items?.find((one) => one.id === idOf(id));
  const isMissing = items !== undefined && id !== undefined && !item;
  return (
    <EditorStates
      query={isMissing ? { ...faq, data: undefined, error: new PageNotFound() } : faq}
      list={list}
    >
      {(loaded) => (
        <EditorFrame
          title={item?.question ?? 'Новый вопрос'}
          list={list}
          state={item && <StateBadge isPublished={item.isPublished} />}
        >
          <FaqForm key={id} item={item} sections={[...new Set(loaded.items.map(({ section }) => section))]} />
        </EditorFrame>
      )}
    </EditorStates>
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
      fields={{ section, question, answer, base: '' }}
      text={{ name: 'answer', label: 'Ответ', under: 3, required: true }}
      readAt={item?.isPublished ? `/faq/#${item.code}` : undefined}
      listAt={list.to}
    >
      {(form, keep) => (
        <>
          <FormField of={form} name="section">
            {(field) => <SectionField form={form} field={field} sections={sections} onChosen={keep} />}
          </FormField>
          <FormField of={form} name="question">
            {(field) => <TextField {...field} label="Вопрос" required />}
          </FormField>
        </>
      )}
    </ContentForm>
  );
}
