import path from 'node:path';

/**
 * Types of files that an exchange may bring besides pictures, with their MIME types. A browser executes none of them.
 */
const documentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.rtf': 'application/rtf',
  '.txt': 'text/plain',
  '.zip': 'application/zip',
  '.dwg': 'image/vnd.dwg',
};

/** The MIME type of a document by its name; undefined for anything else, including pictures. */
export function documentTypeOf(file: string): string | undefined {
  return documentTypes[path.extname(file).toLowerCase()];
}
