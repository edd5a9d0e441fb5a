import { type ReactNode, useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../button/button.tsx';
import { DialogParts, dialogStyle } from '../dialog/dialog-parts.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { Text } from '../text/text.tsx';
import { duration, media, radius } from '../theme/index.ts';

export type ModalSize = 'small' | 'medium' | 'large' | 'full';

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: ModalSize;
  children?: ReactNode;
  footer?: ReactNode;
  /** While set, Escape, backdrop and the close button do nothing. */
  locked?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A dialog over the page (§2). `data-autofocus` marks the element that gets the focus first. */
export function Modal({ isOpen, ...rest }: ModalProps) {
  return isOpen ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  size = 'medium',
  children,
  footer,
  locked,
  role,
}: Omit<ModalProps, 'isOpen'>) {
  const titleId = useId();
  const dialog = useDialog({ onClose, locked });
  return (
    <Dialog $size={size} role={role} aria-labelledby={titleId} {...dialog}>
      <DialogParts {...{ titleId, title, onClose, locked, footer }}>{children}</DialogParts>
    </Dialog>
  );
}

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  danger?: boolean;
  pending?: boolean;
};

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Отмена',
    onConfirm,
    danger,
    pending,
  } = props;
  const footer = (
    <>
      <Button onClick={onClose} disabled={pending} data-autofocus={danger || undefined}>
        {cancelLabel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        onClick={onConfirm}
        pending={pending}
        data-autofocus={!danger || undefined}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal {...{ isOpen, onClose, title, footer }} size="small" locked={pending} role="alertdialog">
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
    </Modal>
  );
}

const widths: Record<ModalSize, string> = { small: '420px', medium: '600px', large: '920px', full: '1800px' };

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Dialog = styled.dialog<{ $size: ModalSize }>`
  ${dialogStyle}
  inline-size: min(${(p) => widths[p.$size]}, 100% - 32px);
  max-inline-size: none;
  block-size: ${(p) => (p.$size === 'full' ? 'calc(100dvh - 32px)' : 'fit-content')};
  max-block-size: calc(100dvh - 32px);
  margin: auto;
  border-radius: ${radius.l};
  animation: ${rise} ${duration.base} ease-out;
  ${media.down('mobile')} {
    inline-size: ${(p) => (p.$size === 'small' ? 'calc(100% - 32px)' : '100%')};
    max-block-size: ${(p) => (p.$size === 'small' ? 'calc(100dvh - 32px)' : '100dvh')};
    block-size: ${(p) => (p.$size === 'full' ? '100dvh' : 'fit-content')};
    ${(p) =>
      p.$size !== 'small' &&
      `margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; ${
        p.$size === 'full' ? 'border-radius: 0;' : ''
      }`}
  }
  /* The breakpoint of the mobile header with its full-screen search (§2). */
  ${media.down('mobileDashboard')} {
    ${(p) =>
      p.$size === 'full' &&
      'inline-size: 100%; block-size: 100dvh; max-block-size: 100dvh; margin: 0; border-radius: 0;'}
  }
`;
