import { type ReactNode, useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { DialogParts, dialogStyle } from '../dialog/dialog-parts.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { duration, radius } from '../theme/index.ts';

export type DrawerSide = 'left' | 'right' | 'bottom';

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: DrawerSide;
  children: ReactNode;
  footer?: ReactNode;
};

/** A sheet from an edge of the screen: facets and the menu on phones. Locks the page's scrolling (§4). */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  return isOpen ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, side = 'right', children, footer }: Omit<DrawerProps, 'isOpen'>) {
  const titleId = useId();
  const dialog = useDialog({ onClose });
  return (
    <Sheet $side={side} aria-labelledby={titleId} {...dialog}>
      <DialogParts {...{ titleId, title, onClose, footer }}>{children}</DialogParts>
    </Sheet>
  );
}

const offsets: Record<DrawerSide, string> = {
  left: 'translateX(-24px)',
  right: 'translateX(24px)',
  bottom: 'translateY(24px)',
};

const slide = (side: DrawerSide) => keyframes`from { opacity: 0; transform: ${offsets[side]}; }`;
const slides = { left: slide('left'), right: slide('right'), bottom: slide('bottom') };

const Sheet = styled.dialog<{ $side: DrawerSide }>`
  ${dialogStyle}
  max-inline-size: none;
  max-block-size: ${(p) => (p.$side === 'bottom' ? '88dvh' : '100dvh')};
  block-size: ${(p) => (p.$side === 'bottom' ? 'fit-content' : '100dvh')};
  inline-size: ${(p) => (p.$side === 'bottom' ? '100vw' : 'min(420px, 100vw - 40px)')};
  margin: 0;
  margin-inline-start: ${(p) => (p.$side === 'right' ? 'auto' : '0')};
  margin-block-start: ${(p) => (p.$side === 'bottom' ? 'auto' : '0')};
  border-radius: ${(p) => (p.$side === 'bottom' ? `${radius.l} ${radius.l} 0 0` : '0')};
  animation: ${(p) => slides[p.$side]} ${duration.base} ease-out;
`;
