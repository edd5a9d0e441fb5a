import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getEditedNews } from '@shop/contracts/support/content-editing';
import { FormField } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { Grid, TextField } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { useState } from 'react';
import { editedNewsQuery } from '../common/content-editing.queries.ts';
import { fieldsOf } from '../common/moscow-time.ts';
import { StateBadge } from '../common/row-cells.tsx';
import { ContentForm } from '../form/content-form.tsx';
import { newsForms } from '../form/content-forms.ts';
import { EditorFrame, EditorStates, idOf } from './editor-frame.tsx';

const list = { label: 'Новости', to: '/manager/content/' };

/** Edits the news item of the URL, or a new one. */
export function NewsEditor() {
  const { id } = useParams();
  return id === undefined ? <NewNews /> : <SavedNews key={id} id={idOf(id)} />;
}

function NewNews() {
  return (
    <EditorFrame title="Новая новость" list={list}>
      <NewsForm news={undefined} />
    </EditorFrame>
  );
}

function SavedNews({ id }: { readonly id: number }) {
  return (
    <EditorStates query={useQuery(editedNewsQuery(id))} list={list}>
      {(news) => (
        <EditorFrame
          title={news.title}
          list={list}
          state={<StateBadge isPublished={news.isPublished} from={news.publishedAt} />}
        >
          <NewsForm news={news} />
        </EditorFrame>
      )}
    </EditorStates>
  );
}

function NewsForm({ news }: { readonly news: CallAnswer<typeof getEditedNews> | undefined }) {
  const [now] = useState(() => new Date().toISOString());
  const { title = '', lead = '', text = '', publishedAt = now } = news ?? {};
  return (
    <ContentForm
      forms={newsForms}
      item={news}
      fields={{ title, lead, text, ...fieldsOf(publishedAt), base: '' }}
      text={{ name: 'text', label: 'Текст', under: 1 }}
      readAt={news && `/news/${news.code}/`}
      listAt={list.to}
    >
      {(form) => (
        <>
          <FormField of={form} name="title">
            {(field) => <TextField {...field} label="Заголовок" required />}
          </FormField>
          <FormField of={form} name="lead">
            {(field) => (
              <TextArea
                {...field}
                label="Коротко"
                hint="Одно-два предложения для списка новостей"
                minRows={2}
              />
            )}
          </FormField>
          <Grid min={200} gap={4} align="start">
            <FormField of={form} name="date">
              {(field) => (
                <TextField
                  {...field}
                  type="date"
                  label="Дата публикации"
                  hint="Опубликованную новость покупатели увидят с этого времени"
                  required
                />
              )}
            </FormField>
            <FormField of={form} name="time">
              {(field) => <TextField {...field} type="time" label="Время" hint="Московское" required />}
            </FormField>
          </Grid>
        </>
      )}
    </ContentForm>
  );
}
