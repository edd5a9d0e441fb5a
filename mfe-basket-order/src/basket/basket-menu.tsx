import { DownloadIcon, PrinterIcon, SpreadsheetIcon, TemplateIcon } from '@shop/shared/ui/icons';
import { PopoverMenu } from '../common/popover-menu.tsx';
import { exportBasketAs } from './export-basket.mutation.ts';

interface BasketMenuProps {
  readonly anchor: HTMLElement;
  readonly onSaveAsTemplate: () => void;
  readonly onClose: () => void;
}

/** What can be made of the whole basket: files, paper, a template. */
export function BasketMenu({ anchor, onSaveAsTemplate, onClose }: BasketMenuProps) {
  return (
    <PopoverMenu
      anchor={anchor}
      label="Выгрузить корзину"
      onClose={onClose}
      entries={[
        {
          icon: <SpreadsheetIcon />,
          words: 'Скачать Excel (XLSX)',
          act: () => void exportBasketAs('xlsx'),
        },
        { icon: <DownloadIcon />, words: 'Скачать CSV', act: () => void exportBasketAs('csv') },
        { icon: <PrinterIcon />, words: 'Распечатать', act: () => window.print() },
        { icon: <TemplateIcon />, words: 'Сохранить как шаблон', act: onSaveAsTemplate },
      ]}
    />
  );
}
