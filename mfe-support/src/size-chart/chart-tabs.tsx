import type { SizeChart } from '@shop/contracts/support/content';
import { color, controlHeight, font, media, space, text } from '@shop/ui/theme';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

interface ChartTabsProps {
  /** The prefix of the ids of tabs and panel. */
  readonly id: string;
  readonly charts: readonly SizeChart[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of a dialog, which has no URL: one tab stop, arrow keys choose. */
export function ChartTabs({ id, charts, chosen, onChoose }: ChartTabsProps) {
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const index = charts.findIndex(({ code }) => code === chosen);
    const next = step(index, charts.length);
    onChoose(charts[next]!.code);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <List role="tablist" aria-label="Для чего размер" onKeyDown={handleKey}>
      {charts.map(({ code, name }) => (
        <Tab
          key={code}
          type="button"
          role="tab"
          id={`${id}-${code}`}
          aria-selected={code === chosen}
          aria-controls={code === chosen ? `${id}-panel` : undefined}
          tabIndex={code === chosen ? 0 : -1}
          data-autofocus={code === chosen || undefined}
          onClick={() => onChoose(code)}
        >
          {name}
        </Tab>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
  ${media.down('mobile')} {
    gap: ${space[4]};
  }
`;

const Tab = styled.button`
  flex: none;
  min-block-size: 40px;
  padding: 0;
  border: 0;
  border-block: 2px solid transparent;
  background: none;
  color: ${color.textMuted};
  ${text.m}
  font-weight: ${font.medium};
  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    color: ${color.text};
    border-block-end-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;
