import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useNavigate } from '@shop/platform/router';
import { Button, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { takeHandedFile } from '../common/handed-file.ts';
import { hrefOfTab, useQuickOrderParams } from '../common/use-quick-order-params.ts';
import { Result } from '../result/result.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileColumns } from './file-columns.tsx';
import { FileProgress } from './file-progress.tsx';
import { closeFile, fileLeft, fileList, openFile, orderFile } from './open-file.ts';
import { SampleFiles } from './sample-files.tsx';

/** A file: sent, read page by page, its lines set right and added. Its code in the address outlives a reload. */
export function DownloadTab() {
  const { params, leaveFile } = useQuickOrderParams();
  const navigate = useNavigate();
  const state = useAtomValue(orderFile.stateAtom);
  const { phase, file, fileName, layout, failure } = state;
  const isBusy = phase === 'sending' || phase === 'reading';
  const left = fileLeft();
  const [handed, setHanded] = useState<File>();
  const [isAnswered, setAnswered] = useState(false);
  const region = useKeptFocus<HTMLDivElement>(isAnswered);

  useEffect(() => {
    const { file, phase } = orderFile.getState();
    if (params.code && params.code !== file?.code && phase === 'none') openFile(params.code);
    if (!params.code && file) navigate(hrefOfTab('download', file.code), { replace: true });
  }, [params.code, navigate]);

  useEffect(() => {
    const chosen = takeHandedFile();
    // What has been corrected in an open file does not go unasked.
    if (chosen && (orderFile.getState().file || fileLeft())) setHanded(chosen);
    else if (chosen) void orderFile.send(chosen);
  }, []);

  function readHanded() {
    if (handed) void orderFile.send(handed);
    setAnswered(true);
  }

  function close() {
    closeFile();
    leaveFile();
  }

  return (
    <Stack gap={5} ref={region}>
      {handed && !isAnswered && (
        <Notice
          action={
            <Button size="s" onClick={readHanded}>
              Открыть новый
            </Button>
          }
          onDismiss={() => setAnswered(true)}
        >
          Файл «{fileName || left?.fileName}» ещё открыт. Открыть вместо него «{handed.name}»? Непроверенные
          строки прежнего файла закроются.
        </Notice>
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
          <>
            {left && !params.code && (
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
        )}
        {file && !isBusy && (
          <>
            <Stack gap={2}>
              <Text as="p" weight="medium">
                {fileName}
              </Text>
              <FileColumns file={file} layout={layout} onArrange={(next) => void orderFile.arrange(next)} />
            </Stack>
            {phase === 'read' && file.pageNavigation.recordCount === 0 && (
              <Notice
                tone="warning"
                title="В файле нет строк заказа"
                action={
                  <Button size="s" onClick={close}>
                    Другой файл
                  </Button>
                }
              >
                Под заголовками ничего не&nbsp;написано. Если строки есть, поправьте лист, столбцы или первую
                строку заказа выше.
              </Notice>
            )}
            {phase === 'failed' && <Button onClick={() => openFile(file.code)}>Прочитать ещё раз</Button>}
          </>
        )}
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
