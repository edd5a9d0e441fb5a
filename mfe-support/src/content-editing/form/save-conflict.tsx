import { Button, Heading, Modal, Row, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type MouseEvent, useState } from 'react';
import { Preview } from '../markdown/preview.tsx';
import type { Fields } from './use-content-form.ts';

interface SaveConflictProps {
  /** Who saved it; null if unknown. */
  readonly by: string | null;
  /** The values that were saved meanwhile. */
  readonly fields: Fields;
  readonly textName: string;
  readonly under: 1 | 3;
  readonly isSaving: boolean;
  readonly onAcceptTheirs: () => void;
  /** Called before the form is submitted. */
  readonly onOverwrite: () => void;
}

/** Somebody else has saved the item meanwhile: the form keeps its values, and the user decides. */
export function SaveConflict(props: SaveConflictProps) {
  const { by, fields, textName, under, isSaving, onAcceptTheirs, onOverwrite } = props;
  const [isShown, setIsShown] = useState(false);
  /** Not a submit button, because Enter in a field would press it. */
  function handleOverwrite({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    onOverwrite();
    currentTarget.form?.requestSubmit();
  }
  return (
    <Notice
      tone="warning"
      title="Пока вы писали, сохранён другой вариант"
      action={
        <>
          <Button size="s" aria-haspopup="dialog" onClick={() => setIsShown(true)}>
            Показать их вариант
          </Button>
          <Button size="s" pending={isSaving} onClick={handleOverwrite}>
            Сохранить мой поверх
          </Button>
        </>
      }
    >
      {by ? `Его сохранил(а) ${by}. ` : ''}Ваш текст не{'\u00a0'}потерян.
      <Modal
        isOpen={isShown}
        onClose={() => setIsShown(false)}
        title="Их вариант"
        size="large"
        footer={
          <Row gap={2}>
            <Button onClick={() => setIsShown(false)}>Оставить мой</Button>
            <Button
              variant="primary"
              onClick={() => {
                setIsShown(false);
                onAcceptTheirs();
              }}
            >
              Взять их вариант
            </Button>
          </Row>
        }
      >
        <Stack gap={3}>
          {fields.section && <Text tone="muted">{fields.section}</Text>}
          <Heading level={3}>{fields.title ?? fields.question}</Heading>
          {fields.lead && <Text as="p">{fields.lead}</Text>}
          <Preview text={fields[textName] ?? ''} under={under} />
        </Stack>
      </Modal>
    </Notice>
  );
}
