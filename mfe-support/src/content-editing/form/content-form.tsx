import { Form, FormField, type SchemaForm } from '@shop/kit/form';
import { DraftNote, type SavedTexts } from '@shop/kit/form/draft';
import { useNavigate } from '@shop/platform/router';
import { Button, Card, Row, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type ReactNode, useState } from 'react';
import type * as v from 'valibot';
import type { ContentKind } from '../common/content-kind.ts';
import { deleteWithUndo } from '../common/delete-content.mutation.ts';
import { publishWithUndo } from '../common/publish-content.mutation.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import type { ContentForms, FormSchema } from './content-forms.ts';
import { SaveConflict } from './save-conflict.tsx';
import { type EditedItem, useContentForm } from './use-content-form.ts';

interface ContentFormProps<S extends FormSchema> {
  readonly forms: ContentForms<S>;
  /** Undefined for a new draft. */
  readonly item: EditedItem | undefined;
  /** The saved values, or the initial ones of a new item. */
  readonly fields: SavedTexts<S>;
  /** The Markdown field, and the heading level of its text. */
  readonly text: {
    readonly name: keyof v.InferInput<S> & string;
    readonly label: string;
    readonly under: 1 | 3;
    readonly required?: boolean;
  };
  /** The public path. */
  readonly readAt?: string | undefined;
  /** The path of the list. */
  readonly listAt: string;
  /** The fields before the text. `keep` saves the draft after a change by code. */
  readonly children: (form: SchemaForm<S>, keep: () => void) => ReactNode;
}

/** The form of any content item; its draft is kept until it is saved. */
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
          <FormField of={form} name={text.name}>
            {(field) => <MarkdownField field={field} {...text} />}
          </FormField>
          {edited.isOutdated && item ? (
            <SaveConflict
              by={item.updatedBy}
              fields={fields}
              textName={text.name}
              under={text.under}
              isSaving={form.isSubmitting}
              onAcceptTheirs={edited.acceptTheirs}
              onOverwrite={edited.setIntent('overwrite')}
            />
          ) : (
            notice && (
              <Notice tone="danger" title={`${kind.labels.one}: не\u00a0сохранено`}>
                {notice}
              </Notice>
            )
          )}
          <FormActions
            {...{ kind, item, readAt, listAt }}
            isSaving={form.isSubmitting}
            setIntent={edited.setIntent}
          />
        </Stack>
      </Form>
    </Card>
  );
}

interface FormActionsProps {
  readonly kind: ContentKind;
  readonly item: EditedItem | undefined;
  readonly readAt: string | undefined;
  readonly listAt: string;
  readonly isSaving: boolean;
  readonly setIntent: (intent: 'save' | 'publish') => () => void;
}

function FormActions({ kind, item, readAt, listAt, isSaving, setIntent }: FormActionsProps) {
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
        onClick={setIntent('save')}
      >
        {item ? 'Сохранить' : 'Сохранить черновик'}
      </Button>
      {isHidden && (
        <Button type="submit" variant="primary" pending={isSaving} onClick={setIntent('publish')}>
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
      {item && kind.isDeletable && (
        <Button variant="quiet" pending={pending === 'delete'} onClick={() => void remove(item.id)}>
          Удалить
        </Button>
      )}
    </Row>
  );
}
