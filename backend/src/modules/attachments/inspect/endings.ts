import type { AttachmentKind } from '@shop/contracts/support/attachments';

/** What a file is by its content. */
export interface FileType {
  readonly kind: AttachmentKind;
  /** Media type it is served as. */
  readonly type: string;
  /** Endings that say so; the first is given to a name with another one. None: any that promises nothing else. */
  readonly endings: readonly string[];
}

const file = (kind: AttachmentKind, type: string, endings = ''): FileType => ({
  kind,
  type,
  endings: endings === '' ? [] : endings.split(' '),
});
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** Nothing a browser would show or run. */
const BYTES = 'application/octet-stream';

export const fileTypes = {
  jpeg: file('image', 'image/jpeg', 'jpg jpeg jpe jfif'),
  png: file('image', 'image/png', 'png'),
  webp: file('image', 'image/webp', 'webp'),
  gif: file('image', 'image/gif', 'gif'),
  pdf: file('pdf', 'application/pdf', 'pdf'),
  rtf: file('document', 'application/rtf', 'rtf doc'),
  doc: file('document', 'application/msword', 'doc dot wps'),
  docx: file('document', `${OFFICE}.wordprocessingml.document`, 'docx dotx'),
  odt: file('document', `${OPEN}.text`, 'odt ott'),
  ppt: file('document', 'application/vnd.ms-powerpoint', 'ppt pps'),
  pptx: file('document', `${OFFICE}.presentationml.presentation`, 'pptx ppsx potx'),
  odp: file('document', `${OPEN}.presentation`, 'odp otp'),
  xls: file('table', 'application/vnd.ms-excel', 'xls xlt'),
  xlsx: file('table', `${OFFICE}.spreadsheetml.sheet`, 'xlsx xltx xlsb'),
  ods: file('table', `${OPEN}.spreadsheet`, 'ods ots'),
  csv: file('table', BYTES, 'csv tsv'),
  zip: file('archive', 'application/zip', 'zip'),
  rar: file('archive', 'application/vnd.rar', 'rar'),
  '7z': file('archive', 'application/x-7z-compressed', '7z'),
  heic: file('other', BYTES, 'heic heif hif'),
  tiff: file('other', BYTES, 'tif tiff'),
  bmp: file('other', BYTES, 'bmp'),
  text: file('text', BYTES),
  other: file('other', BYTES),
} as const;

/** Endings that promise a content which this shop has looked for: nothing else may bear them. */
export const promised: ReadonlySet<string> = new Set(
  Object.values(fileTypes)
    .flatMap(({ endings }) => endings)
    .concat('docm', 'xlsm', 'pptm'),
);
