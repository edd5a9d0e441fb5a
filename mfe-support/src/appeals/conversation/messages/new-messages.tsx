import type { AppealMessage } from '@shop/contracts/support/appeals';
import { countOf } from '@shop/domain/format/number';
import { Button, VisuallyHidden } from '@shop/ui';
import { ArrowDownIcon } from '@shop/ui/parts/icons';
import { shadow, space, z } from '@shop/ui/theme';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';

interface NewMessagesProps {
  readonly list: RefObject<HTMLElement | null>;
  /** Messages of others, oldest first; the last `newCount` of them are below the viewport. */
  readonly others: readonly AppealMessage[];
  readonly newCount: number;
}

/** Announces messages of others, and links to them if they are below the viewport. */
export function NewMessages({ list, others, newCount }: NewMessagesProps) {
  const [knownId] = useState(others.at(-1)?.id ?? 0);
  const newest = others.at(-1);
  function show() {
    const first = others.at(-newCount);
    const row = list.current?.querySelector<HTMLElement>(`[data-message-id="${first?.id}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'start' });
  }
  return (
    <>
      <VisuallyHidden role="status">
        {newest && newest.id > knownId && `Новое сообщение: ${newest.authorName}`}
      </VisuallyHidden>
      {newCount > 0 && (
        <Below data-off-paper>
          <Raised>
            <Button variant="secondary" iconEnd={<ArrowDownIcon />} onClick={show}>
              {newCount === 1
                ? 'Новое сообщение'
                : countOf(newCount, 'новое сообщение', 'новых сообщения', 'новых сообщений')}
            </Button>
          </Raised>
        </Below>
      )}
    </>
  );
}

/** Takes no space in the layout. */
const Below = styled.div`
  position: sticky;
  z-index: ${z.raised};
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px) + ${space[4]});
  display: flex;
  justify-content: center;
  block-size: 0;
`;

const Raised = styled.div`
  position: absolute;
  inset-block-end: 0;
  & > button {
    box-shadow: ${shadow.popover};
  }
`;
