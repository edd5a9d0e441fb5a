import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { formatInstant } from '@shop/domain/format/date';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useNavigate } from '@shop/platform/router';
import { Badge, Button, Card, PageHeader, Row, Stack, Text, toast } from '@shop/ui';
import { CopyIcon, EditIcon, ExternalIcon, TrashIcon } from '@shop/ui/parts/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { hrefOfTemplate, shareTemplate } from '../../common/templates/template-address.ts';
import { changeTemplate } from '../actions/change-template.mutation.ts';
import { runTemplateAction } from '../actions/run-template-action.ts';

async function loadForm() {
  return (await import(/* webpackChunkName: "templates-lazy" */ './template-text-form.tsx')).TemplateTextForm;
}

interface TemplateHeaderProps {
  readonly template: BasketTemplateHead;
  /** Saves what is not saved yet, so that a copy has it too. */
  readonly settle: () => Promise<boolean>;
}

/** Name and description of the template, which its owner edits in place, and the actions on it. */
export function TemplateHeader({ template, settle }: TemplateHeaderProps) {
  const { id, name, description, code, isOwn, isShared, author, updatedAt } = template;
  const navigate = useNavigate();
  const { chunk: TextForm, isPending, ask } = useLazyChunk(loadForm);
  const [isEditing, setIsEditing] = useState(false);
  const [busy, setBusy] = useState<'copy' | 'delete'>();
  const isFormShown = isEditing && TextForm !== undefined;
  const region = useEditFocus(isFormShown);

  async function copy() {
    setBusy('copy');
    const copied = (await settle()) ? await runTemplateAction((acts) => acts.copyTemplate(code)) : undefined;
    setBusy(undefined);
    if (copied !== undefined) navigate(hrefOfTemplate(copied));
  }

  async function remove() {
    setBusy('delete');
    // Pending edits are saved first, so that they are there if the template is restored.
    await settle();
    const isGone = await runTemplateAction((acts) => acts.deleteTemplate(template));
    setBusy(undefined);
    if (isGone) navigate('/basket-templates/');
  }

  return (
    <Stack gap={3} ref={region}>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: 'Шаблоны корзины', to: '/basket-templates/' }, { label: name }]}
        lead={
          !isFormShown && (
            <Stack gap={1}>
              {description && (
                <Text as="p" style={{ whiteSpace: 'pre-line' }}>
                  {description}
                </Text>
              )}
              <Row gap={2} as="span">
                <Text size="s" tone="muted">
                  {author} · изменён {formatInstant(updatedAt)}
                </Text>
                {isShared && <Badge tone="info">Общий</Badge>}
              </Row>
            </Stack>
          )
        }
      />
      {isFormShown && (
        <Card>
          <TextForm
            initial={{ name, description }}
            onCancel={() => setIsEditing(false)}
            send={async (text) => {
              await changeTemplate(id, text);
              setIsEditing(false);
              toast.success('Название и\u00a0описание сохранены');
            }}
          />
        </Card>
      )}
      <Row gap={2}>
        {isOwn && !isFormShown && (
          <Button
            size="s"
            icon={<EditIcon />}
            data-edit
            pending={isEditing && isPending}
            onClick={() => {
              setIsEditing(true);
              ask();
            }}
          >
            Переименовать
          </Button>
        )}
        <Button size="s" icon={<CopyIcon />} pending={busy === 'copy'} onClick={() => void copy()}>
          {isOwn ? 'Сделать копию' : 'Сделать свою копию'}
        </Button>
        <Button size="s" icon={<ExternalIcon />} onClick={() => void shareTemplate(template)}>
          Поделиться ссылкой
        </Button>
        {isOwn && (
          <Button size="s" icon={<TrashIcon />} pending={busy === 'delete'} onClick={() => void remove()}>
            Удалить
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The form gets the focus when it opens, and gives it back to its button. */
function useEditFocus(isFormShown: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isFormShown);
  useLayoutEffect(() => {
    if (wasShown.current === isFormShown) return;
    wasShown.current = isFormShown;
    region.current?.querySelector<HTMLElement>(isFormShown ? 'input' : '[data-edit]')?.focus();
  }, [isFormShown]);
  return region;
}
