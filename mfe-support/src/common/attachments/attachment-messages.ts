import { ATTACHMENTS_MAX } from '@shop/contracts/support/attachments';
import { countOf } from '@shop/domain/format/number';
import type { AddedFile } from './added-file.ts';

/** More files were chosen than a message may have. */
export function tooManyFilesMessage(count: number): string {
  return `В\u00a0сообщении может быть до\u00a0${ATTACHMENTS_MAX} файлов, поэтому ${countOf(count, 'файл не\u00a0добавлен', 'файла не\u00a0добавлены', 'файлов не\u00a0добавлены')}.`;
}

/** Why a message was not sent, and what to do. */
export function failedFilesMessage(failed: readonly AddedFile[]): string {
  const count = countOf(
    failed.length,
    'файл не\u00a0приложен',
    'файла не\u00a0приложены',
    'файлов не\u00a0приложены',
  );
  const remove = failed.length === 1 ? 'Уберите файл' : 'Уберите файлы';
  const retry = failed.some(({ mayRetry }) => mayRetry) ? ' или\u00a0повторите загрузку' : '';
  return `Не\u00a0отправлено: ${count}. ${remove}${retry}.`;
}
