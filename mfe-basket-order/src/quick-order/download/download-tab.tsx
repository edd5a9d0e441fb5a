import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useNavigate } from '@shop/platform/router';
import { Button, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { hrefOfTab, useQuickOrderParams } from '../common/use-quick-order-params.ts';
import { Result } from '../result/result.tsx';
import { FileChoice } from './file-choice.tsx';
import { FileProgress } from './file-progress.tsx';
import { FileReading } from './file-reading.tsx';
import { closeFile, fileLeft, fileList, openFile, orderFile } from './open-file.ts';
import { ReplaceFileQuestion, useFileHandoff } from './replace-file-question.tsx';

/** A file: sent, read page by page, its lines set right and added. Its code in the address outlives a reload. */
export function DownloadTab() {
  const { params, leaveFile } = useQuickOrderParams();
  const navigate = useNavigate();
  const state = useAtomValue(orderFile.stateAtom);
  const { phase, file, fileName, failure } = state;
  const isBusy = phase === 'sending' || phase === 'reading';
  const left = fileLeft();

  useEffect(() => {
    const { file, phase } = orderFile.getState();
    if (params.code && params.code !== file?.code && phase === 'none') openFile(params.code);
    if (!params.code && file) navigate(hrefOfTab('download', file.code), { replace: true });
  }, [params.code, navigate]);

  // After the address: a file that it names is open by now.
  const handoff = useFileHandoff();
  const region = useKeptFocus<HTMLDivElement>(handoff.isAnswered);

  function close() {
    closeFile();
    leaveFile();
  }

  return (
    <Stack gap={5} ref={region}>
      {handoff.fileToConfirm && (
        <ReplaceFileQuestion
          file={handoff.fileToConfirm}
          openName={fileName || left?.fileName}
          onRead={handoff.read}
          onDismiss={handoff.dismiss}
        />
      )}
      {failure && (
        <Notice
          tone="danger"
          title={params.code && !file ? 'Файл не открыть' : 'Файл не прочитан'}
          onDismiss={params.code && !file ? close : orderFile.dismissFailure}
        >
          {failure}
        </Notice>
      )}
      <Stack gap={5} as="section" aria-label="Файл" tabIndex={-1} data-keeps-focus>
        {isBusy && <FileProgress state={state} onCancel={close} />}
        {(phase === 'none' || (phase === 'failed' && !file)) && (
          <FileChoice left={params.code ? undefined : left} />
        )}
        {file && !isBusy && <FileReading file={file} state={state} onClose={close} />}
        {file && (
          <Result
            list={fileList}
            source="файле"
            isGrowing={isBusy}
            actions={
              !isBusy && (
                <Button variant="quiet" onClick={close}>
                  Другой файл
                </Button>
              )
            }
          />
        )}
      </Stack>
    </Stack>
  );
}
