import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { hrefOfTab } from '../common/use-quick-order-params.ts';
import { DropZone } from './drop-zone.tsx';
import { openFile, orderFile } from './open-file.ts';
import { SampleFiles } from './sample-files.tsx';

interface FileChoiceProps {
  /** A file of an earlier visit that may be gone on with. */
  readonly left: { readonly code: string; readonly fileName: string } | undefined;
}

/** No file is open: the one that was left, another one, or a sample to fill in. */
export function FileChoice({ left }: FileChoiceProps) {
  return (
    <>
      {left && (
        <Notice
          action={
            <Button size="s" to={hrefOfTab('download', left.code)} onClick={() => openFile(left.code)}>
              Продолжить
            </Button>
          }
        >
          Файл «{left.fileName}» ещё не&nbsp;закрыт.
        </Notice>
      )}
      <DropZone onFile={(chosen) => void orderFile.send(chosen)} />
      <SampleFiles />
    </>
  );
}
