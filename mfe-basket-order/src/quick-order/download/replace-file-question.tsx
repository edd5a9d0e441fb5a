import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useEffect, useState } from 'react';
import { takeFile } from '../../common/file-handoff.ts';
import { fileLeft, orderFile } from './open-file.ts';

/** Reads a file that was chosen on another page at once, or asks first where another one is open. */
export function useFileHandoff() {
  const [received, setReceived] = useState<File>();
  const [isAnswered, setAnswered] = useState(false);

  useEffect(() => {
    const chosen = takeFile();
    // Corrections of an open file are not discarded without a question.
    if (chosen && (orderFile.getState().file || fileLeft())) setReceived(chosen);
    else if (chosen) void orderFile.send(chosen);
  }, []);

  return {
    fileToConfirm: isAnswered ? undefined : received,
    isAnswered,
    read() {
      if (received) void orderFile.send(received);
      setAnswered(true);
    },
    dismiss: () => setAnswered(true),
  };
}

interface ReplaceFileQuestionProps {
  readonly file: File;
  readonly openName: string | undefined;
  readonly onRead: () => void;
  readonly onDismiss: () => void;
}

export function ReplaceFileQuestion({ file, openName, onRead, onDismiss }: ReplaceFileQuestionProps) {
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
