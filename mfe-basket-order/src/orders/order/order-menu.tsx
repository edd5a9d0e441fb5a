import type { Order } from '@shop/contracts/basket-order/orders';
import { downloadFile } from '@shop/kit/files';
import { useIsAllowed } from '@shop/platform/session';
import { PrinterIcon, SpreadsheetIcon, TemplateIcon } from '@shop/ui/parts/icons';
import { useEffect, useState } from 'react';
import { PopoverMenu } from '../../common/popover-menu.tsx';
import { useSaveAsTemplate } from '../../common/templates/use-save-as-template.tsx';
import { orderExport } from './export-order.mutation.ts';

interface OrderMenuProps {
  readonly anchor: HTMLElement;
  readonly order: Order;
  readonly onClose: () => void;
}

/** Exports, prints or saves the order as a template, whose dialog replaces the menu. */
export function OrderMenu({ anchor, order, onClose }: OrderMenuProps) {
  const [isUnfolded, setIsUnfolded] = useState(true);
  const canSave = useIsAllowed('basket.use');
  const template = useSaveAsTemplate();
  const isDone = !isUnfolded && !template.isOpen;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  if (!isUnfolded) return template.dialog;
  const entries = [
    {
      icon: <SpreadsheetIcon />,
      words: 'Скачать Excel (XLSX)',
      hint: 'Его примет и\u00a0быстрый заказ',
      act: () => void downloadFile(orderExport(order)),
    },
    { icon: <PrinterIcon />, words: 'Распечатать', act: () => window.print() },
  ];
  const saving = {
    icon: <TemplateIcon />,
    words: 'Сохранить как шаблон',
    act: () => template.save({ lines: order.lines, suggestedName: `Заказ № ${order.number}` }),
  };
  return (
    <PopoverMenu
      anchor={anchor}
      label="Ещё о заказе"
      onClose={() => setIsUnfolded(false)}
      entries={canSave ? [...entries, saving] : entries}
    />
  );
}
