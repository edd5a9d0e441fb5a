import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getEditedPage } from '@shop/contracts/support/content-editing';
import { FormField } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { TextField } from '@shop/ui';
import { editedPageQuery } from '../common/content-editing.queries.ts';
import { pathOfPage } from '../common/page-path.ts';
import { StateBadge } from '../common/row-cells.tsx';
import { ContentForm } from '../form/content-form.tsx';
import { pageForms } from '../form/content-forms.ts';
import { EditorFrame, EditorStates, idOf } from './editor-frame.tsx';

const list = { label: 'Страницы', to: '/manager/content/pages/' };

/** Edits the static page of the URL, or a new one. */
export function PageEditor() {
  const { id } = useParams();
  return id === undefined ? <NewPage /> : <SavedPage key={id} id={idOf(id)} />;
}

function NewPage() {
  return (
    <EditorFrame title="Новая страница" list={list}>
      <PageForm page={undefined} />
    </EditorFrame>
  );
}

function SavedPage({ id }: { readonly id: number }) {
  return (
    <EditorStates query={useQuery(editedPageQuery(id))} list={list}>
      {(page) => (
        <EditorFrame title={page.title} list={list} state={<StateBadge isPublished={page.isPublished} />}>
          <PageForm page={page} />
        </EditorFrame>
      )}
    </EditorStates>
  );
}

function PageForm({ page }: { readonly page: CallAnswer<typeof getEditedPage> | undefined }) {
  const { title = '', text = '' } = page ?? {};
  return (
    <ContentForm
      forms={pageForms}
      item={page}
      fields={{ title, text, base: '' }}
      text={{ name: 'text', label: 'Текст', under: 1 }}
      readAt={page?.isPublished ? pathOfPage(page.code) : undefined}
      listAt={list.to}
    >
      {(form) => (
        <FormField of={form} name="title">
          {(field) => (
            <TextField
              {...field}
              label="Название"
              hint={page ? `Адрес: ${pathOfPage(page.code)}` : 'Из названия получится адрес страницы'}
              required
            />
          )}
        </FormField>
      )}
    </ContentForm>
  );
}
