import { buffer } from 'node:stream/consumers';
import { CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { ZipFile } from 'yazl';

type Row = readonly (string | number | null)[];

/** A workbook of one sheet that can be written in any spreadsheet format. */
export function workbookOf(rows: readonly Row[], name = 'Лист1'): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as Row[] as never), name);
  return book;
}

export function fileOf(book: WorkBook, bookType: 'xlsx' | 'xls' | 'ods' | 'xlsb' = 'xlsx'): Buffer {
  return write(book, { type: 'buffer', bookType, compression: true });
}

/** An archive with these contents by their path. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook with this XML as its sheet. */
export function rawWorkbook(
  sheet: string | Buffer,
  others: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const office = 'http://schemas.openxmlformats.org';
  const relations = `${office}/officeDocument/2006/relationships`;
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  });
}

/** A workbook with a password, as Excel writes it. */
export function lockedWorkbook(): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(5000, 7));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
