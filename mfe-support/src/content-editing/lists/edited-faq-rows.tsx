import type { EditedFaqItem } from '@shop/contracts/support/content-editing';
import { Card, IconButton, Link, Row, VisuallyHidden } from '@shop/ui';
import { ArrowDownIcon, ArrowUpIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { faqKind } from '../common/content-kind.ts';
import { RowActions, SavedBy, StateBadge } from '../common/row-cells.tsx';
import { useMoveFaqItem } from './move-faq-item.mutation.ts';

type Step = 'up' | 'down';

/** Questions of a section with buttons that move them up or down, keep the focus and announce the new position. */
export function EditedFaqRows({ items }: { items: readonly EditedFaqItem[] }) {
  const move = useMoveFaqItem();
  const [moved, setMoved] = useState<{ id: number; to: Step; announcement: string }>();
  // The browser drops the focus of a row that moves in the DOM.
  useEffect(() => {
    if (moved) document.getElementById(buttonId(moved.id, moved.to))?.focus();
  }, [moved]);

  function handleMove({ id, question }: EditedFaqItem, at: number, to: Step) {
    const place = at + (to === 'up' ? -1 : 1);
    if (place < 0 || place >= items.length) return;
    move.mutate({ id, to });
    setMoved({ id, to, announcement: `«${question}»: место ${place + 1} из ${items.length}` });
  }

  return (
    <Card padding={0}>
      <VisuallyHidden role="status">{moved?.announcement}</VisuallyHidden>
      <List>
        {items.map((item, at) => (
          <Line key={item.id}>
            <Row gap={0} wrap={false}>
              {(['up', 'down'] as const).map((to) => {
                const isEnd = at === (to === 'up' ? 0 : items.length - 1);
                return (
                  <IconButton
                    key={to}
                    id={buttonId(item.id, to)}
                    size="s"
                    label={`${to === 'up' ? 'Выше' : 'Ниже'}: ${item.question}`}
                    icon={to === 'up' ? <ArrowUpIcon /> : <ArrowDownIcon />}
                    aria-disabled={isEnd || undefined}
                    onClick={() => handleMove(item, at, to)}
                  />
                );
              })}
            </Row>
            <Question>
              <Link to={`${faqKind.path}${item.id}/`}>{item.question}</Link>
            </Question>
            <StateBadge isPublished={item.isPublished} />
            <SavedBy {...item} />
            <RowActions kind={faqKind} id={item.id} title={item.question} isPublished={item.isPublished} />
          </Line>
        ))}
      </List>
    </Card>
  );
}

function buttonId(id: number, to: Step): string {
  return `faq-${id}-${to}`;
}

const List = styled.ol`
  container-type: inline-size;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[4]};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > :nth-child(2) {
    grid-column: 2 / -1;
  }
  & > :nth-child(3) {
    grid-column: 1 / 3;
    justify-self: start;
  }
  & > :nth-child(4) {
    grid-column: 1 / 3;
  }
  @container (min-width: 720px) {
    grid-template-columns: auto 1fr 132px 148px 180px;
    & > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

const Question = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
