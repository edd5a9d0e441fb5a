import { Button, IconButton, Row, Text } from '@shop/ui';
import { HeadingIcon, LinkIcon, ListIcon, NumberedListIcon, TableIcon } from '@shop/ui/parts/icons';
import type { KeyboardEvent } from 'react';
import {
  addLink,
  addTable,
  type MarkdownEdit,
  makeBold,
  makeHeading,
  makeItalic,
  makeList,
  makeNumbered,
} from './markdown-edits.ts';

interface Tool {
  readonly label: string;
  readonly sign: React.ReactNode;
  readonly edit: MarkdownEdit;
  /** The physical key, independent of the keyboard layout. */
  readonly keys?: string;
  readonly spoken?: string;
}

const tools: readonly Tool[] = [
  { label: 'Жирный', sign: <b>Ж</b>, edit: makeBold, keys: 'KeyB', spoken: 'Ctrl+B' },
  { label: 'Курсив', sign: <i>К</i>, edit: makeItalic, keys: 'KeyI', spoken: 'Ctrl+I' },
  { label: 'Заголовок', sign: <HeadingIcon />, edit: makeHeading, keys: 'Alt+Digit2', spoken: 'Ctrl+Alt+2' },
  { label: 'Список', sign: <ListIcon />, edit: makeList, keys: 'Shift+Digit8', spoken: 'Ctrl+Shift+8' },
  {
    label: 'Нумерация',
    sign: <NumberedListIcon />,
    edit: makeNumbered,
    keys: 'Shift+Digit7',
    spoken: 'Ctrl+Shift+7',
  },
  { label: 'Ссылка', sign: <LinkIcon />, edit: addLink, keys: 'KeyK', spoken: 'Ctrl+K' },
  { label: 'Таблица', sign: <TableIcon />, edit: addTable },
];

/** The edit of a shortcut: Ctrl or Cmd with a key. */
export function editOf(event: KeyboardEvent): MarkdownEdit | undefined {
  if (!(event.ctrlKey || event.metaKey)) return undefined;
  const keys = `${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.code}`;
  return tools.find((tool) => tool.keys === keys)?.edit;
}

/** The toolbar, whose buttons insert Markdown. */
export function MarkdownTools({ onEdit }: { onEdit: (edit: MarkdownEdit) => void }) {
  return (
    <Row role="group" aria-label="Оформление текста" gap={1}>
      {tools.map(({ label, sign, edit, spoken }) => (
        <IconButton
          key={label}
          label={spoken ? `${label} (${spoken})` : label}
          icon={sign}
          size="s"
          variant="secondary"
          onClick={() => onEdit(edit)}
        />
      ))}
    </Row>
  );
}

interface ViewSwitchProps {
  readonly isPreview: boolean;
  readonly onChange: (isPreview: boolean) => void;
}

/** Switches between text and preview on narrow screens. */
export function ViewSwitch({ isPreview, onChange }: ViewSwitchProps) {
  return (
    <Row role="group" aria-label="Что показать" gap={1}>
      <Button
        size="s"
        variant={isPreview ? 'quiet' : 'secondary'}
        aria-pressed={!isPreview}
        onClick={() => onChange(false)}
      >
        <Text>Текст</Text>
      </Button>
      <Button
        size="s"
        variant={isPreview ? 'secondary' : 'quiet'}
        aria-pressed={isPreview}
        onClick={() => onChange(true)}
      >
        <Text>Просмотр</Text>
      </Button>
    </Row>
  );
}
