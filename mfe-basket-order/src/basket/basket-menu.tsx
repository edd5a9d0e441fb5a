import { color, radius, space, text } from '@shop/shared/theme';
import { DownloadIcon, PrinterIcon, SpreadsheetIcon } from '@shop/shared/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Popover } from '../common/popover.tsx';
import { exportBasketAs } from './export-basket.mutation.ts';

interface BasketMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be made of the whole basket: files, paper. */
export function BasketMenu({ anchor, onClose }: BasketMenuProps) {
  const entry = (icon: ReactNode, words: string, act: () => void) => (
    <li>
      <Entry
        type="button"
        onClick={() => {
          anchor.focus();
          onClose();
          act();
        }}
      >
        {icon}
        {words}
      </Entry>
    </li>
  );
  return (
    <Popover anchor={anchor} label="Выгрузить корзину" onClose={onClose}>
      <Entries>
        {entry(<SpreadsheetIcon />, 'Скачать Excel (XLSX)', () => void exportBasketAs('xlsx'))}
        {entry(<DownloadIcon />, 'Скачать CSV', () => void exportBasketAs('csv'))}
        {entry(<PrinterIcon />, 'Распечатать', () => window.print())}
      </Entries>
    </Popover>
  );
}

const Entries = styled.ul`
  display: grid;
  margin: -${space[2]};
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 40px;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  ${text.m}
  text-align: start;
  white-space: nowrap;
  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
  .lucide {
    inline-size: 18px;
    block-size: 18px;
    color: ${color.textMuted};
  }
`;
