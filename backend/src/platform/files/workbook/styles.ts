import { xmlDeclaration } from './xml.ts';

/** The styles of our sheets, in the order of `cellXfs` below. */
const styleNames = [
  'plain',
  'text',
  'title',
  'note',
  'header',
  'section',
  'money',
  'link',
  'centred',
] as const;
export type CellStyle = (typeof styleNames)[number];

/** The number by which a cell refers to its style. */
export const styleIndex = Object.fromEntries(styleNames.map((name, index) => [name, index])) as Readonly<
  Record<CellStyle, number>
>;

const TEXT_FORMAT = 49; // «@»: stays text when the cell is edited, so an edited «=1+1» does not become a formula
const MONEY_FORMAT = 4; // «# ##0,00» in the reader's own notation

/** `xl/styles.xml`. The schema sets the names and the order of elements. */
export const stylesXml = `${xmlDeclaration}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<fonts count="5">
<font><sz val="10"/><name val="Arial"/></font>
<font><b/><sz val="10"/><name val="Arial"/></font>
<font><b/><sz val="14"/><name val="Arial"/></font>
<font><sz val="10"/><color rgb="FF57606A"/><name val="Arial"/></font>
<font><u/><sz val="10"/><color rgb="FF0B57D0"/><name val="Arial"/></font>
</fonts>
<fills count="4">
<fill><patternFill patternType="none"/></fill>
<fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFD9DEE4"/></patternFill></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/></patternFill></fill>
</fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${styleNames.length}">
${xf(0, 0, 0)}
${xf(TEXT_FORMAT, 0, 0)}
${xf(TEXT_FORMAT, 2, 0)}
${xf(TEXT_FORMAT, 3, 0)}
${xf(TEXT_FORMAT, 1, 2, '<alignment horizontal="center" vertical="center" wrapText="1"/>')}
${xf(TEXT_FORMAT, 1, 3)}
${xf(MONEY_FORMAT, 0, 0)}
${xf(0, 4, 0)}
${xf(TEXT_FORMAT, 0, 0, '<alignment horizontal="center"/>')}
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

function xf(format: number, font: number, fill: number, alignment = ''): string {
  const applied = alignment === '' ? '' : ' applyAlignment="1"';
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${applied}>${alignment}</xf>`;
}
