import type { AttachmentKind } from '@shop/contracts/support/attachments';

/** A file type, detected from the content. */
export interface FileType {
  readonly kind: AttachmentKind;
  /** Media type for the download. */
  readonly type: string;
  /**
   * Extensions of this type; the first one is added to a name with another. An empty list allows every extension that
   * implies no other type.
   */
  readonly extensions: readonly string[];
}

const file = (kind: AttachmentKind, type: string, extensions = ''): FileType => ({
  kind,
  type,
  extensions: extensions === '' ? [] : extensions.split(' '),
});
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** Browsers neither show nor run it. */
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

/** Extensions that imply a detectable type: a file of another type may not have them. */
export const detectableExtensions: ReadonlySet<string> = new Set(
  Object.values(fileTypes)
    .flatMap(({ extensions }) => extensions)
    .concat('docm', 'xlsm', 'pptm'),
);
