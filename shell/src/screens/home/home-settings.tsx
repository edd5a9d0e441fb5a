import type { SlotFiller } from '@shop/remote';
import { Button, IconButton, Panel, Row, Text, VisuallyHidden } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { ArrowDownIcon, ArrowUpIcon, UndoIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { arrangeBlocks, type HomeBlock, type HomeControls, moveBlock, toControls } from './arrange-blocks.ts';
import { currentControls, saveControls } from './save-home.mutation.ts';

interface HomeSettingsProps {
  readonly id: string;
  readonly tiles: readonly SlotFiller<'home.tile'>[];
  readonly controls: HomeControls;
  readonly onClose: () => void;
}

/**
 * The settings of the home page: visibility and order of its blocks. Every change applies and is stored at once, so
 * nothing is to be confirmed; «Вернуть как было» restores the state from when the settings were opened.
 */
export function HomeSettings({ id, tiles, controls, onClose }: HomeSettingsProps) {
  const [before] = useState(controls);
  const [announcement, setAnnouncement] = useState('');
  const blocks = arrangeBlocks(tiles, controls);
  const isAsBefore = isSame(blocks, arrangeBlocks(tiles, before));
  const isUsual = isSame(blocks, arrangeBlocks(tiles, []));

  function keep(next: HomeControls, words: string) {
    setAnnouncement(words);
    // The announcement of a failed change is outdated; the toast explains it.
    void saveControls(next).then((isKept) => isKept || setAnnouncement(''));
  }
  function show(block: HomeBlock, isShown: boolean) {
    const now = currentControls();
    const next = arrangeBlocks(tiles, now).map((other) =>
      other.code === block.code ? { ...other, isShown } : other,
    );
    keep(toControls(next, now), `«${block.title}»: ${isShown ? 'показан' : 'скрыт'}`);
  }
  function move(block: HomeBlock, by: -1 | 1) {
    const now = currentControls();
    const stood = arrangeBlocks(tiles, now);
    const next = moveBlock(stood, block.code, by);
    if (next === stood) return;
    const place = next.findIndex(({ code }) => code === block.code) + 1;
    keep(toControls(next, now), `«${block.title}»: место ${place} из ${blocks.length}`);
  }

  return (
    <Panel
      id={id}
      title="Блоки главной страницы"
      actions={
        <Button size="s" onClick={onClose}>
          Готово
        </Button>
      }
      footer={
        <Row gap={2}>
          <Button
            size="s"
            variant="quiet"
            icon={<UndoIcon />}
            aria-disabled={isAsBefore}
            onClick={() => isAsBefore || keep(before, 'Блоки стоят как было')}
          >
            Вернуть как было
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-disabled={isUsual}
            onClick={() => isUsual || keep([], 'Показаны все блоки в обычном порядке')}
          >
            По умолчанию
          </Button>
        </Row>
      }
    >
      <Text as="p" size="s" tone="muted">
        Отметьте нужные блоки и{'\u00a0'}расставьте их. Изменения сохраняются сразу.
      </Text>
      <List>
        {blocks.map((block, index) => (
          <li key={block.code}>
            <Checkbox
              label={block.title}
              checked={block.isShown}
              onChange={({ target }) => show(block, target.checked)}
            />
            <Row gap={1} wrap={false}>
              <IconButton
                size="s"
                label={`Выше: ${block.title}`}
                icon={<ArrowUpIcon />}
                aria-disabled={index === 0}
                onClick={() => move(block, -1)}
              />
              <IconButton
                size="s"
                label={`Ниже: ${block.title}`}
                icon={<ArrowDownIcon />}
                aria-disabled={index === blocks.length - 1}
                onClick={() => move(block, 1)}
              />
            </Row>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Panel>
  );
}

function isSame(one: readonly HomeBlock[], other: readonly HomeBlock[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const List = styled.ol`
  max-inline-size: 560px;
  margin-block-start: ${space[2]};
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
