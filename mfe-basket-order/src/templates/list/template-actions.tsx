import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { useNavigate } from '@shop/platform/router';
import { Button, IconButton, Row } from '@shop/ui';
import {
  BasketIcon,
  CopyIcon,
  EditIcon,
  ExternalIcon,
  MoreIcon,
  PlusIcon,
  RetryIcon,
  TrashIcon,
} from '@shop/ui/parts/icons';
import { useRef, useState } from 'react';
import { type MenuEntry, PopoverMenu } from '../../common/popover-menu.tsx';
import { hrefOfTemplate, shareTemplate } from '../../common/templates/template-address.ts';
import type { ApplyMode } from '../actions/apply-template.mutation.ts';
import { runTemplateAction } from '../actions/run-template-action.ts';

interface TemplateActionsProps {
  readonly template: BasketTemplateHead;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** Actions on a template of the list: adding it to the basket, and the rest behind «Ещё». */
export function TemplateActions({ template, onRename, onDelete }: TemplateActionsProps) {
  const navigate = useNavigate();
  const [menu, setMenu] = useState<'basket' | 'more'>();
  const [isBusy, setIsBusy] = useState(false);
  const toBasket = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);

  async function during(work: Promise<unknown>) {
    setIsBusy(true);
    await work;
    setIsBusy(false);
  }

  const apply = (mode: ApplyMode) =>
    void during(runTemplateAction((acts) => acts.applyTemplate(template, mode)));

  async function copy() {
    const code = await runTemplateAction((acts) => acts.copyTemplate(template.code));
    if (code !== undefined) navigate(hrefOfTemplate(code));
  }

  const own: MenuEntry[] = [
    { icon: <EditIcon />, words: 'Переименовать', act: onRename },
    { icon: <TrashIcon />, words: 'Удалить', act: onDelete },
  ];
  return (
    <Row gap={1} wrap={false} justify="end">
      <Button
        ref={toBasket}
        size="s"
        icon={<BasketIcon />}
        aria-label={`В корзину: ${template.name}`}
        aria-haspopup="dialog"
        aria-expanded={menu === 'basket'}
        pending={isBusy}
        disabled={template.rowCount === 0}
        onClick={() => setMenu(menu === 'basket' ? undefined : 'basket')}
      >
        В&nbsp;корзину
      </Button>
      <IconButton
        ref={more}
        size="s"
        label={`Ещё: ${template.name}`}
        icon={<MoreIcon />}
        aria-haspopup="dialog"
        aria-expanded={menu === 'more'}
        onClick={() => setMenu(menu === 'more' ? undefined : 'more')}
      />
      {menu === 'basket' && toBasket.current && (
        <PopoverMenu
          anchor={toBasket.current}
          label="Как положить в корзину"
          onClose={() => setMenu(undefined)}
          entries={[
            {
              icon: <PlusIcon />,
              words: 'Добавить к\u00a0корзине',
              hint: 'Что в\u00a0ней есть, останется',
              act: () => apply('merge'),
            },
            {
              icon: <RetryIcon />,
              words: 'Заменить корзину',
              hint: 'Прежнюю можно будет вернуть',
              act: () => apply('replace'),
            },
          ]}
        />
      )}
      {menu === 'more' && more.current && (
        <PopoverMenu
          anchor={more.current}
          label={`Шаблон «${template.name}»`}
          onClose={() => setMenu(undefined)}
          entries={[
            { icon: <CopyIcon />, words: 'Сделать копию', act: () => void during(copy()) },
            {
              icon: <ExternalIcon />,
              words: 'Скопировать ссылку для\u00a0коллег',
              act: () => void shareTemplate(template),
            },
            ...(template.isOwn ? own : []),
          ]}
        />
      )}
    </Row>
  );
}
