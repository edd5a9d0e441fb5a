import type { CallAnswer } from '@shop/contracts/platform/call';
import type { getEditedPage } from '@shop/contracts/support/content-editing';
import { FormField, readTexts, setText } from '@shop/kit/form';
import { useQuery } from '@shop/platform/query';
import { useParams } from '@shop/platform/router';
import { Button, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
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
  const { title = '', text = '', sample = null } = page ?? {};
  return (
    <ContentForm
      forms={pageForms}
      item={page}
      fields={{ title, text, base: '' }}
      text={{ name: 'text', label: 'Текст', under: 1 }}
      readAt={page?.isPublished ? pathOfPage(page.code) : undefined}
      listAt={list.to}
    >
      {(form, keep) => (
        <>
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
          {sample !== null && readTexts(form).text === '' && (
            <Notice
              title="Текста ещё нет"
              action={
                <Button
                  onClick={() => {
                    setText(form, 'text', sample);
                    keep();
                  }}
                >
                  Начать с{'\u00a0'}образца
                </Button>
              }
            >
              Образец составлен по{'\u00a0'}реквизитам продавца. Проверьте его с{'\u00a0'}юристом: сам он
              {'\u00a0'}не{'\u00a0'}опубликуется.
            </Notice>
          )}
        </>
      )}
    </ContentForm>
  );
}
