/** The address of quick order's reader of files. */
export const FILE_READER = '/quickorder/?tab=download';

let pending: File | undefined;

/** Passes a file that was chosen on another page to the reader of files of quick order. */
export function handOffFile(file: File): void {
  pending = file;
}

/** Takes the file that another page has passed on; undefined once it has been taken. */
export function takeFile(): File | undefined {
  const file = pending;
  pending = undefined;
  return file;
}
