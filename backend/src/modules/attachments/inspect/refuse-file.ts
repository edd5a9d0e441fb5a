import { Validation } from '../../../platform/errors/errors.ts';

/** The error for a file that is not accepted, at the field `file`. */
export function refuseFile(message: string): Validation {
  return new Validation(message, 'file');
}

export const PROGRAM = 'Это программа или сценарий: такие файлы мы не\u00a0принимаем';
export const MACROS = 'В\u00a0документе есть макросы. Сохраните его без макросов и\u00a0приложите снова';
export const LOCKED = 'Файл защищён паролем. Снимите пароль и\u00a0приложите его снова';
export const INFECTED = 'Файл похож на\u00a0заражённый вирусом и\u00a0не\u00a0принят';
export const NO_IMAGE = 'Файл повреждён или это не\u00a0изображение';
