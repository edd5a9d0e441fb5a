import type { ExchangeFile } from '@shop/contracts/office/exchange';
import { Button } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { decideFile } from './decide-file.mutation.ts';

/** The decision about a file that was stopped, with what each answer means. */
export function HeldFile({ file }: { readonly file: ExchangeFile }) {
  const [pending, setPending] = useState<'accept' | 'refuse'>();
  async function decide(answer: 'accept' | 'refuse') {
    setPending(answer);
    await decideFile(file, answer === 'accept');
    setPending(undefined);
  }
  return (
    <Notice
      tone="warning"
      title={'Файл остановлен и\u00a0ждёт вашего решения'}
      action={
        <>
          <Button
            variant="primary"
            pending={pending === 'accept'}
            disabled={pending === 'refuse'}
            onClick={() => void decide('accept')}
          >
            Загрузить всё равно
          </Button>
          <Button
            pending={pending === 'refuse'}
            disabled={pending === 'accept'}
            onClick={() => void decide('refuse')}
          >
            Отказаться
          </Button>
        </>
      }
    >
      <p>Пока ничего не{'\u00a0'}изменено.</p>
      <p>
        «Загрузить всё равно»: записи с{'\u00a0'}замечаниями останутся как{'\u00a0'}есть, всё остальное из
        {'\u00a0'}файла вступит в{'\u00a0'}силу сразу.
      </p>
      <p>
        «Отказаться»: файл не{'\u00a0'}изменит ничего. Исправьте данные в{'\u00a0'}1С и{'\u00a0'}выгрузите их
        ещё раз.
      </p>
      {file.problemCount > 0 && (
        <p>
          1С получила отказ и{'\u00a0'}пришлёт то{'\u00a0'}же ещё раз. Ваше согласие на{'\u00a0'}эти записи
          останется в{'\u00a0'}силе: с{'\u00a0'}ними файл больше не{'\u00a0'}остановится.
        </p>
      )}
    </Notice>
  );
}
