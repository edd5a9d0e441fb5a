import { Notice } from '@shop/ui/parts/notice';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Receives the focus of the submit button that disappeared, and is announced. */
export function FeedbackSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Focused ref={box} tabIndex={-1}>
      <Notice tone="success" title="Сообщение отправлено">
        Спасибо! Мы свяжемся с{'\u00a0'}вами в{'\u00a0'}рабочее время.
      </Notice>
    </Focused>
  );
}

const Focused = styled.div`
  outline: none;
`;
