import { Slot, useFillers } from '@shop/remote';
import { color, radius, shadow, space } from '@shop/ui/theme';
import { type ToggleEvent, useState } from 'react';
import styled from 'styled-components';

/** Opens an area's view of the basket beside the link to it. A native popover handles Escape and focus. */
export function MiniBasket() {
  const [isOpen, setIsOpen] = useState(false);
  if (useFillers('header.mini-basket').length === 0) return null;
  return (
    <>
      <Opener
        type="button"
        popoverTarget="mini-basket"
        aria-label="Показать корзину"
        aria-expanded={isOpen}
      />
      <Sheet
        id="mini-basket"
        popover="auto"
        onBeforeToggle={standBelow}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && <Slot name="header.mini-basket" />}
      </Sheet>
    </>
  );
}

function standBelow({ currentTarget: { style, previousElementSibling } }: ToggleEvent<HTMLElement>) {
  const { right, bottom } = previousElementSibling!.getBoundingClientRect();
  style.right = `${document.documentElement.clientWidth - right}px`;
  style.top = `${bottom}px`;
}

const Opener = styled.button`
  inline-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  &::after {
    content: '';
    display: inline-block;
    padding: 3px;
    border: solid ${color.textMuted};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg) translate(-2px, -2px);
  }
  &:hover {
    background: ${color.sunken};
  }
`;

const Sheet = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: 380px;
  max-block-size: calc(100dvh - 80px);
  padding: ${space[4]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: inherit;
  box-shadow: ${shadow.popover};
`;
