/** The address of quick order's reader of files. */
export const FILE_READER = '/quickorder/?tab=download';

let handed: File | undefined;

/** Hands a file that was chosen on another page to the reader of files of quick order. */
export function handFile(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
