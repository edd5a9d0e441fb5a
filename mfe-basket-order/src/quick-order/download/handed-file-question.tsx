import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useEffect, useState } from 'react';
import { takeHandedFile } from '../../common/handed-file.ts';
import { fileLeft, orderFile } from './open-file.ts';

/** A file handed over by another page: read at once, or held back for a question where another one is open. */
export function useHandedFile() {
  const [handed, setHanded] = useState<File>();
  const [isAnswered, setAnswered] = useState(false);

  useEffect(() => {
    const chosen = takeHandedFile();
    // Corrections of an open file are not discarded without a question.
    if (chosen && (orderFile.getState().file || fileLeft())) setHanded(chosen);
    else if (chosen) void orderFile.send(chosen);
  }, []);

  return {
    asked: isAnswered ? undefined : handed,
    isAnswered,
    read() {
      if (handed) void orderFile.send(handed);
      setAnswered(true);
    },
    dismiss: () => setAnswered(true),
  };
}

interface HandedFileQuestionProps {
  readonly file: File;
  readonly openName: string | undefined;
  readonly onRead: () => void;
  readonly onDismiss: () => void;
}

export function HandedFileQuestion({ file, openName, onRead, onDismiss }: HandedFileQuestionProps) {
  return (
    <Notice
      action={
        <Button size="s" onClick={onRead}>
          Открыть новый
        </Button>
      }
      onDismiss={onDismiss}
    >
      Файл «{openName}» ещё открыт. Открыть вместо него «{file.name}»? Непроверенные строки прежнего файла
      закроются.
    </Notice>
  );
}
