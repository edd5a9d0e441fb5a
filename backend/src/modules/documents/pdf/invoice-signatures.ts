import { drawInk } from '../../../platform/pdf/draw-ink.ts';
import { BOLD, drawLine, portrait, REGULAR } from '../../../platform/pdf/pdf-page.ts';
import type { InvoiceContent, IssuedDocument } from '../content/document-content.ts';

const HALF = portrait.width / 2;
/** The line to sign on, from the left of its signer. */
const LINE = { from: 86, to: 156, below: 11 };
/** «Предприниматель» is longer than the other posts, and the name has more room. */
const SOLE_TRADER_LINE = { from: 98, to: 168, below: 11 };
const GAP = 22;
/** A signature crosses its line, between the post and the name: 27 × 15 mm. */
const SIGNATURE = { width: 76, height: 42 };
/** 39 mm. A round stamp begins between the post and the name and covers neither. */
const STAMP = { side: 110, below: 7 };

/** Height of the signatures, and of the stamp below them. */
export function signaturesHeight({ facsimile }: InvoiceContent): number {
  if (facsimile.stamp !== null) return GAP + STAMP.below + STAMP.side;
  return GAP + 22;
}

/** A sole trader has no accountant who would have to sign. */
export function drawInvoiceSignatures(
  pdf: PDFKit.PDFDocument,
  { content, images }: IssuedDocument<InvoiceContent>,
): void {
  const { seller, facsimile } = content;
  const { directorSignature, accountantSignature, stamp } = facsimile;
  const top = pdf.y + GAP;
  const isSoleTrader = seller.inn.length === 12;
  const line = isSoleTrader ? SOLE_TRADER_LINE : LINE;
  const signers = isSoleTrader
    ? [['Предприниматель', seller.director, directorSignature] as const]
    : [
        ['Руководитель', seller.director, directorSignature] as const,
        ['Бухгалтер', seller.accountant, accountantSignature] as const,
      ];
  const middle = (line.from + line.to) / 2;
  const imageOf = (id: string | null) => (id === null ? undefined : images?.get(id));
  for (const [index, [post, name, signature]] of signers.entries()) {
    const left = portrait.left + index * HALF;
    pdf.font(BOLD).text(post, left, top, { lineBreak: false });
    drawLine(pdf, [left + line.from, top + line.below], [left + line.to, top + line.below]);
    pdf.font(REGULAR).text(name, left + line.to + 4, top, { width: HALF - line.to - 6 });
    drawInk(pdf, imageOf(signature), {
      ...SIGNATURE,
      left: left + middle - SIGNATURE.width / 2,
      top: top + line.below - SIGNATURE.height * 0.65,
    });
  }
  drawInk(pdf, imageOf(stamp), {
    left: portrait.left + middle - STAMP.side / 2,
    top: top + STAMP.below,
    width: STAMP.side,
    height: STAMP.side,
  });
}
