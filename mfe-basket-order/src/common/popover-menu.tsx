import { color, radius, space, text } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Popover } from './popover.tsx';

export interface MenuEntry {
  readonly icon: ReactNode;
  readonly words: string;
  /** Explains the action, in smaller text below. */
  readonly hint?: string;
  readonly act: () => void;
}

interface PopoverMenuProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** A few things to do, unfolded from a button, which has the focus again before any of them is done. */
export function PopoverMenu({ anchor, label, entries, onClose }: PopoverMenuProps) {
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <Entries>
        {entries.map(({ icon, words, hint, act }) => (
          <li key={words}>
            <Entry
              type="button"
              onClick={() => {
                anchor.focus();
                onClose();
                act();
              }}
            >
              {icon}
              <span>
                {words}
                {hint && <Hint>{hint}</Hint>}
              </span>
            </Entry>
          </li>
        ))}
      </Entries>
    </Popover>
  );
}

const Entries = styled.ul`
  display: grid;
  margin: calc(-1 * ${space[2]});
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  ${text.m}
  text-align: start;
  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
  .lucide {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.textMuted};
  }
`;

const Hint = styled.span`
  display: block;
  ${text.s}
  color: ${color.textMuted};
`;
