import { color, radius, shadow, space } from '@shop/ui/theme';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface PopoverProps {
  /** The popover stands below this element, or above it where there is no space below. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const GAP = 4;
const MARGIN = 8;

/** Something more about a thing, over the page. Escape and a click elsewhere close it; the focus goes back. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover?.();
    const follow = () => place(element, anchor.getBoundingClientRect());
    follow();
    element.focus({ preventScroll: true });
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow);
    grown?.observe(element);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      grown?.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    anchor.focus();
    onClose();
  }

  return (
    <Box
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </Box>
  );
}

function place(element: HTMLElement, near: DOMRect): void {
  const { offsetWidth, offsetHeight } = element;
  const left = Math.max(
    MARGIN,
    Math.min(near.left, document.documentElement.clientWidth - offsetWidth - MARGIN),
  );
  const hasRoomBelow = near.bottom + GAP + offsetHeight <= window.innerHeight - MARGIN;
  const top = hasRoomBelow ? near.bottom + GAP : Math.max(MARGIN, near.top - GAP - offsetHeight);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

const Box = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(360px, 100vw - ${space[4]});
  max-block-size: min(480px, 100dvh - ${space[4]});
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.popover};
`;
