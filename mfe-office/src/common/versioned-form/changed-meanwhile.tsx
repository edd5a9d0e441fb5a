import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type ShownField, textOf } from './shown-fields.ts';

interface ChangedMeanwhileProps {
  /** «Пётр Иванов сохранил другой вариант, пока вы правили». */
  readonly title: string;
  /** The fields that editing began with. */
  readonly before: readonly ShownField[];
  readonly theirs: readonly ShownField[];
  readonly onAccept: () => void;
}

/** Somebody else has saved meanwhile: what changed, field by field, and the choice whose values stay. */
export function ChangedMeanwhile({ title, before, theirs, onAccept }: ChangedMeanwhileProps) {
  const names = new Map([...before, ...theirs].map((field) => [field.name, field.title]));
  const changed = [...names].map(([name, title]) => ({
    ...{ name, title },
    former: textOf(before, name),
    latest: textOf(theirs, name),
  }));
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button size="s" onClick={onAccept}>
          Взять их вариант
        </Button>
      }
    >
      <ul>
        {changed
          .filter(({ former, latest }) => former !== latest)
          .map(({ name, title, former, latest }) => (
            <li key={name}>
              {title}: {former || 'пусто'} → {latest || 'пусто'}
            </li>
          ))}
      </ul>
      Ваши поля не{'\u00a0'}потеряны.
    </Notice>
  );
}
