import { Link as RouterLink, useLocation } from '@shop/platform/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CountBadge } from '../../core/badge/badge.tsx';
import { color, controlHeight, font, media, space, text } from '../../core/theme/index.ts';
import { findActiveTab } from './find-active-tab.ts';

export type Tab = {
  to: string;
  label: string;
  count?: number;
  disabled?: boolean;
  /** Whether the tab is also the current one on the paths below its own. */
  hasPagesBelow?: boolean;
};

/** Views of one thing, each with its own URL: links, so that Back, reload and a new window work. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const location = useLocation();
  const active = findActiveTab(tabs, location);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active && current.current) bringIntoRow(current.current);
  }, [active]);
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.to}>
            {tab.disabled ? (
              <Item as="span" aria-disabled="true">
                {tab.label}
              </Item>
            ) : (
              <Item
                as={RouterLink}
                {...{ to: tab.to }}
                ref={tab === active ? current : undefined}
                aria-current={tab === active ? 'page' : undefined}
              >
                {tab.label}
                {tab.count !== undefined && <CountBadge count={tab.count} tone="neutral" />}
              </Item>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
`;

const Item = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  border-block: 2px solid transparent;
  color: ${color.textMuted};
  ${text.m}
  font-weight: ${font.medium};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color.text};
  }
  &[aria-current] {
    color: ${color.text};
    border-block-end-color: ${color.accent};
  }
  &[aria-disabled] {
    color: ${color.textDisabled};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

/** Scrolls horizontally only: `scrollIntoView` would move the page to the tabs as well. */
function bringIntoRow(tab: HTMLElement): void {
  const row = tab.closest('ul');
  if (!row) return;
  const [rowBox, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (tabBox.left < rowBox.left) row.scrollLeft += tabBox.left - rowBox.left;
  else if (tabBox.right > rowBox.right) row.scrollLeft += tabBox.right - rowBox.right;
}
