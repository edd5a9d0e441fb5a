import { type Sheet, tableRange } from './print-sheet.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

const FORMATS = 'http://schemas.openxmlformats.org';
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of the file that do not depend on the sheet, by path. */
export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xmlDeclaration}<Types xmlns="${FORMATS}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>
</Types>`,
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/_rels/workbook.xml.rels': relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
};

/** `xl/workbook.xml`: the sheet, the range of its filter, and the header that every printed page repeats. */
export function printWorkbook(sheet: Sheet, rowCount: number): string {
  const name = escapeXml(sheet.name);
  const quotedName = `'${name.replaceAll("'", "''")}'`;
  const named = (code: string, range: string, isHidden = false) =>
    `<definedName name="_xlnm.${code}" localSheetId="0"${isHidden ? ' hidden="1"' : ''}>${quotedName}!${range}</definedName>`;
  return `${xmlDeclaration}<workbook xmlns="${FORMATS}/spreadsheetml/2006/main" xmlns:r="${RELATIONS}">
<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets>
<definedNames>${named('_FilterDatabase', tableRange(sheet, rowCount, '$'), true)}${named('Print_Titles', `$${sheet.headerRow}:$${sheet.headerRow}`)}</definedNames>
</workbook>`;
}

function relations(targets: Readonly<Record<string, string>>): string {
  const listed = Object.entries(targets).map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${xmlDeclaration}<Relationships xmlns="${FORMATS}/package/2006/relationships">${listed.join('')}</Relationships>`;
}
