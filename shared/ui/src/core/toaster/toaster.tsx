import { useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, duration, font, radius, shadow, space, text, z } from '../theme/index.ts';
import { messagesAtom, type ToastMessage, toast } from './toast.ts';

/** Renders the messages of `toast()`, once per page. In the top layer, so that a dialog does not cover them. */
export function Toaster() {
  const messages = useAtomValue(messagesAtom);
  const region = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, [newest]);
  return (
    <Region ref={region} popover="manual" aria-label="Сообщения" aria-live="polite">
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </Region>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const { id, text: words, tone, action, durationMs } = message;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toast.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <Box
      role={tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {tone === 'success' && <CircleCheck />}
      {tone === 'danger' && <CircleAlert />}
      <Content>{words}</Content>
      {action && (
        <Act
          type="button"
          onClick={() => {
            toast.dismiss(id);
            action.onClick();
          }}
        >
          {action.label}
        </Act>
      )}
      <Act type="button" aria-label="Скрыть сообщение" onClick={() => toast.dismiss(id)}>
        <X />
      </Act>
    </Box>
  );
}

const Region = styled.section`
  position: fixed;
  z-index: ${z.toast};
  inset: auto ${space[4]} calc(var(--bottom-menu, 0px) + var(--notice, 0px) + ${space[4]}) auto;
  display: grid;
  gap: ${space[2]};
  inline-size: min(420px, 100vw - 32px);
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
`;

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 48px;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border-radius: ${radius.m};
  background: ${color.inverse};
  color: ${color.onInverse};
  ${text.m}
  box-shadow: ${shadow.popover};
  animation: ${appear} ${duration.base} ease-out;
`;

const Content = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space[2]};
`;

const Act = styled.button`
  flex: none;
  min-inline-size: 40px;
  min-block-size: 40px;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  font-weight: ${font.bold};
  &:hover {
    background: ${color.onInverseHover};
  }
  &:focus-visible {
    outline-color: ${color.onInverse};
    outline-offset: -2px;
  }
  &:last-child {
    padding: 0;
    display: grid;
    place-content: center;
    color: ${color.onInverseMuted};
    .lucide {
      inline-size: 16px;
      block-size: 16px;
    }
  }
`;
