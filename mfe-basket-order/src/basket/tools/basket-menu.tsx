import { DownloadIcon, PrinterIcon, SpreadsheetIcon, TemplateIcon } from '@shop/ui/parts/icons';
import { useEffect, useState } from 'react';
import { PopoverMenu } from '../../common/popover-menu.tsx';
import { useSaveAsTemplate } from '../../common/templates/use-save-as-template.tsx';
import { basketClient } from '../client/current-basket.ts';
import { exportBasketAs } from './export-basket.mutation.ts';

interface BasketMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Menu of the whole basket: files, a print, and a template, whose dialog replaces the menu. */
export function BasketMenu({ anchor, onClose }: BasketMenuProps) {
  const [isUnfolded, setIsUnfolded] = useState(true);
  const template = useSaveAsTemplate();
  const isDone = !isUnfolded && !template.isOpen;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  if (!isUnfolded) return template.dialog;
  return (
    <PopoverMenu
      anchor={anchor}
      label="Выгрузить корзину"
      onClose={() => setIsUnfolded(false)}
      entries={[
        {
          icon: <SpreadsheetIcon />,
          words: 'Скачать Excel (XLSX)',
          act: () => void exportBasketAs('xlsx'),
        },
        { icon: <DownloadIcon />, words: 'Скачать CSV', act: () => void exportBasketAs('csv') },
        { icon: <PrinterIcon />, words: 'Распечатать', act: () => window.print() },
        {
          icon: <TemplateIcon />,
          words: 'Сохранить как шаблон',
          act: () => template.save({ lines: linesOfBasket() }),
        },
      ]}
    />
  );
}

/** Lines of the basket at this moment, including changes that are not sent yet. */
function linesOfBasket() {
  return basketClient.getSnapshot().basket.lines.filter(({ isDeleted, hidden }) => !isDeleted && !hidden);
}
