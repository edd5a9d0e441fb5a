import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getEditedPage } from '@shop/contracts/support/content-editing';
import { FormField } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { TextField } from '@shop/ui';
import { editedPageQuery } from '../common/content-editing.queries.ts';
import { addressOfPage } from '../common/page-address.ts';
import { StateBadge } from '../common/row-parts.tsx';
import { ContentForm } from '../form/content-form.tsx';
import { pageForms } from '../form/content-forms.ts';
import { EditorFailure, EditorFrame, idOf } from './editor-frame.tsx';

const list = { label: 'Страницы', to: '/manager/content/pages/' };

/** One static page, to be written: a new one, or that of the address. */
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
  const page = useQuery(editedPageQuery(id));
  if (page.isError && !page.data)
    return (
      <EditorFailure
        error={page.error}
        list={list}
        retrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    );
  return (
    <EditorFrame
      title={page.data?.title}
      list={list}
      state={page.data && <StateBadge isPublished={page.data.isPublished} />}
    >
      {page.data && <PageForm page={page.data} />}
    </EditorFrame>
  );
}

function PageForm({ page }: { readonly page: CallAnswer<typeof getEditedPage> | undefined }) {
  const { title = '', text = '' } = page ?? {};
  return (
    <ContentForm
      forms={pageForms}
      item={page}
      fields={{ title, text }}
      text={{ name: 'text', label: 'Текст', under: 1 }}
      readAt={page?.isPublished ? addressOfPage(page.code) : undefined}
      listAt={list.to}
    >
      {(form) => (
        <FormField of={form} name="title">
          {(field) => (
            <TextField
              {...field}
              label="Название"
              hint={page ? `Адрес: ${addressOfPage(page.code)}` : 'Из названия получится адрес страницы'}
              required
            />
          )}
        </FormField>
      )}
    </ContentForm>
  );
}
