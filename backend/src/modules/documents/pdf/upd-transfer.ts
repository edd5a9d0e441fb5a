import { formatLongDay } from '../../../platform/pdf/format.ts';
import { drawLine, landscape, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import { basisOf } from '../content/basis.ts';
import type { IssuedDocument, Party, UpdContent } from '../content/document-content.ts';
import { drawBlank, drawField, type Field, type FieldPlace, fieldHeight } from './upd-field.ts';
import { taxNumbers } from './upd-head.ts';

const HALF = landscape.width / 2;
const WIDTH = HALF - 10;
const SIGNATURE = 22;
const CAPTION = 9;
const GAP = '\u00a0';

/** Height that `drawTransfer` takes. */
export function transferHeight(pdf: PDFKit.PDFDocument, upd: IssuedDocument<UpdContent>): number {
  const both = commonFields(upd.content).reduce(
    (sum, [field, place]) => sum + fieldHeight(pdf, field, place),
    6,
  );
  const sides = sidesOf(upd).map(({ day, notes, company }) =>
    [day, notes, company].reduce((sum, field) => sum + fieldHeight(pdf, field, sidePlace(0)), 0),
  );
  return both + Math.max(...sides) + 2 * (CAPTION + SIGNATURE) + CAPTION + 12;
}

/** Draws the second half of the form, fields [8] to [19]: reason, transport, and the signatures of both sides. */
export function drawTransfer(pdf: PDFKit.PDFDocument, upd: IssuedDocument<UpdContent>): void {
  const { left, width } = landscape;
  drawLine(pdf, [left, pdf.y], [left + width, pdf.y], 1.5);
  let top = pdf.y + 4;
  for (const [field, place] of commonFields(upd.content)) top = drawField(pdf, field, { ...place, y: top });
  top += 2;
  const bottoms = sidesOf(upd).map((side, index) => drawSide(pdf, side, left + index * (HALF + 5), top));
  const bottom = Math.max(...bottoms);
  drawLine(pdf, [left + HALF - 2, top], [left + HALF - 2, bottom], 1.5);
}

interface Side {
  readonly handed: string;
  readonly codes: readonly [handed: string, responsible: string];
  readonly day: Field;
  readonly notes: Field;
  readonly company: Field;
}

function commonFields(content: UpdContent): readonly (readonly [Field, FieldPlace])[] {
  const { left, width } = landscape;
  const place = { left, y: 0, width, labelWidth: 150 };
  return [
    [
      {
        label: 'Основание передачи (сдачи) / получения (приемки)',
        value: basisOf(content),
        code: '[8]',
        hint: '(договор; доверенность и др.)',
      },
      place,
    ],
    [
      {
        label: 'Данные о транспортировке и грузе',
        value: content.transport,
        code: '[9]',
        hint: '(транспортная накладная, поручение экспедитору, экспедиторская / складская расписка и др. / масса нетто / брутто груза, если не приведены ссылки на транспортные документы, содержащие эти сведения)',
      },
      place,
    ],
  ];
}

function sidesOf({ issuedOn, content: { seller, buyer } }: IssuedDocument<UpdContent>): readonly Side[] {
  const company = 'Наименование экономического субъекта – составителя документа';
  const stamp = '(может не заполняться при проставлении печати в М.П., может быть указан ИНН / КПП)';
  return [
    {
      handed: 'Товар (груз) передал / услуги, результаты работ, права сдал',
      codes: ['[10]', '[13]'],
      day: { label: 'Дата отгрузки, передачи (сдачи)', value: formatLongDay(issuedOn), code: '[11]' },
      notes: {
        label: 'Иные сведения об отгрузке, передаче',
        value: '',
        code: '[12]',
        hint: '(ссылки на неотъемлемые приложения, сопутствующие документы, иные документы и т. п.)',
      },
      company: {
        label: `${company} (в т. ч. комиссионера / агента)`,
        value: nameOf(seller),
        code: '[14]',
        hint: stamp,
      },
    },
    {
      handed: 'Товар (груз) получил / услуги, результаты работ, права принял',
      codes: ['[15]', '[18]'],
      day: {
        label: 'Дата получения (приемки)',
        value: `«${GAP.repeat(8)}»${GAP.repeat(30)}20${GAP.repeat(6)}г.`,
        code: '[16]',
      },
      notes: {
        label: 'Иные сведения о получении, приемке',
        value: '',
        code: '[17]',
        hint: '(информация о наличии/отсутствии претензии; ссылки на неотъемлемые приложения и другие документы и т. п.)',
      },
      company: {
        label: company,
        value: nameOf(buyer),
        code: '[19]',
        hint: stamp,
      },
    },
  ];
}

function nameOf(party: Party): string {
  return `${party.name}, ${party.kpp === null ? 'ИНН' : 'ИНН/КПП'} ${taxNumbers(party)}`;
}

function drawSide(pdf: PDFKit.PDFDocument, side: Side, left: number, top: number): number {
  let y = drawSignature(pdf, side.handed, side.codes[0], left, top);
  y = drawField(pdf, side.day, { ...sidePlace(left), y });
  y = drawField(pdf, side.notes, { ...sidePlace(left), y });
  y = drawSignature(
    pdf,
    'Ответственный за правильность оформления факта хозяйственной жизни',
    side.codes[1],
    left,
    y + 2,
  );
  y = drawField(pdf, side.company, { ...sidePlace(left), y });
  pdf
    .font(REGULAR)
    .fontSize(6.5)
    .text('М.П.', left, y + 1, { lineBreak: false });
  return y + CAPTION;
}

function sidePlace(left: number): FieldPlace {
  return { left, y: 0, width: WIDTH, labelWidth: 116 };
}

function drawSignature(
  pdf: PDFKit.PDFDocument,
  text: string,
  code: string,
  left: number,
  top: number,
): number {
  pdf.font(REGULAR).fontSize(6.5).text(text, left, top, { lineBreak: false });
  const y = top + CAPTION + 11;
  drawBlank(pdf, '(должность)', { left, y, width: 110 });
  drawBlank(pdf, '(подпись)', { left: left + 118, y, width: 100 });
  drawBlank(pdf, '(ф.и.о.)', { left: left + 226, y, width: WIDTH - 226 - 20 });
  pdf.fontSize(6.5).text(code, left + WIDTH - 17, y - 8, { lineBreak: false });
  return top + CAPTION + SIGNATURE;
}
