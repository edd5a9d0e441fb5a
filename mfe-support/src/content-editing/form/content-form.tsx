import { Form, FormField, type SchemaForm } from '@shop/kit/form';
import { DraftNote } from '@shop/kit/form/draft';
import { useNavigate } from '@shop/platform/router';
import { Button, Card, Row, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type ReactNode, useState } from 'react';
import { deleteWithUndo, publishWithUndo } from '../common/content-acts.ts';
import type { ContentKind } from '../common/content-kind.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import type { ContentForms, FormSchema } from './content-forms.ts';
import { SaveConflict } from './save-conflict.tsx';
import { type EditedItem, type Fields, useContentForm } from './use-content-form.ts';

interface ContentFormProps<S extends FormSchema> {
  readonly forms: ContentForms<S>;
  /** Undefined for one that is being drafted. */
  readonly item: EditedItem | undefined;
  /** As they are saved, or as a new one begins. */
  readonly fields: Fields;
  /** The field in Markdown, and where its text will stand. */
  readonly text: {
    readonly name: string;
    readonly label: string;
    readonly under: 1 | 3;
    readonly required?: boolean;
  };
  /** Where everybody reads it. */
  readonly readAt?: string | undefined;
  /** The list that it belongs to. */
  readonly listAt: string;
  /** The fields before the text; `keep` is for what changes one without typing. */
  readonly children: (form: SchemaForm<S>, keep: () => void) => ReactNode;
}

/** All of an item of content, to be written; what is typed is kept until it is saved. */
export function ContentForm<S extends FormSchema>(props: ContentFormProps<S>) {
  const { forms, item, fields, text, readAt, listAt, children } = props;
  const { kind } = forms;
  const edited = useContentForm(forms, item, fields);
  const { form, draft, notice } = edited;
  return (
    <Card padding={6}>
      <Form of={form} onSubmit={edited.onSubmit} onChange={draft.keep}>
        <Stack gap={4}>
          <DraftNote draft={draft} />
          {children(form, draft.keep)}
          <FormField of={form} name={text.name as never}>
            {(field) => <MarkdownField field={field} {...text} />}
          </FormField>
          {edited.isBehind && item ? (
            <SaveConflict
              by={item.updatedBy}
              fields={fields}
              textName={text.name}
              under={text.under}
              isSaving={form.isSubmitting}
              onTakeTheirs={edited.takeTheirs}
              onOverwrite={edited.mean('overwrite')}
            />
          ) : (
            notice && (
              <Notice tone="danger" title={`${kind.words.one}: не\u00a0сохранено`}>
                {notice}
              </Notice>
            )
          )}
          <Acts {...{ kind, item, readAt, listAt }} isSaving={form.isSubmitting} mean={edited.mean} />
        </Stack>
      </Form>
    </Card>
  );
}

interface ActsProps {
  readonly kind: ContentKind;
  readonly item: EditedItem | undefined;
  readonly readAt: string | undefined;
  readonly listAt: string;
  readonly isSaving: boolean;
  readonly mean: (wanted: 'save' | 'publish') => () => void;
}

function Acts({ kind, item, readAt, listAt, isSaving, mean }: ActsProps) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<'withdraw' | 'delete'>();
  const isHidden = !item?.isPublished;
  async function withdraw(id: number) {
    setPending('withdraw');
    await publishWithUndo(kind, id, false);
    setPending(undefined);
  }
  async function remove(id: number) {
    setPending('delete');
    const isGone = await deleteWithUndo(kind, id);
    setPending(undefined);
    if (isGone) void navigate(listAt);
  }
  return (
    <Row>
      <Button
        type="submit"
        variant={isHidden ? 'secondary' : 'primary'}
        pending={isSaving}
        onClick={mean('save')}
      >
        {item ? 'Сохранить' : 'Сохранить черновик'}
      </Button>
      {isHidden && (
        <Button type="submit" variant="primary" pending={isSaving} onClick={mean('publish')}>
          Сохранить и{'\u00a0'}опубликовать
        </Button>
      )}
      {item && !isHidden && (
        <Button variant="quiet" pending={pending === 'withdraw'} onClick={() => void withdraw(item.id)}>
          Снять с{'\u00a0'}публикации
        </Button>
      )}
      {readAt && (
        <Button variant="quiet" to={readAt}>
          Посмотреть на{'\u00a0'}сайте
        </Button>
      )}
      {item && kind.remove && (
        <Button variant="quiet" pending={pending === 'delete'} onClick={() => void remove(item.id)}>
          Удалить
        </Button>
      )}
    </Row>
  );
}
