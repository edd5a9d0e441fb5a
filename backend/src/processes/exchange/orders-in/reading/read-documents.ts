import path from 'node:path';
import { CommerceMlError, RecordMistake } from '../../../commerceml/reading/commerceml-error.ts';
import { NodeFields } from '../../../commerceml/reading/node-fields.ts';
import { readRecords, type XmlNode } from '../../../commerceml/reading/xml-records.ts';
import type { DocumentKind, OutsideDocument, OutsideProblem } from './outside-document.ts';
import { kindOf, readDocument } from './read-document.ts';
import type { MoreNames } from './requisite-names.ts';

const CONTAINER = 'Контейнер';
const DOCUMENTS: ReadonlySet<string> = new Set(['Документ', `${CONTAINER}/Документ`]);
const HEADS: ReadonlySet<string> = new Set([CONTAINER]);

/** A document of the file, or the reason why it cannot be one. */
export type DocumentRecord = {
  /** The number of its container in the file; 0 outside of one. */
  readonly container: number;
} & ({ readonly document: OutsideDocument } | { readonly problem: OutsideProblem });

/**
 * Reads the documents of a file of orders, 2.04–2.10 and 3.1, in its order and one by one: memory does not grow with it.
 * `isWanted` chooses kinds, so that others are not parsed. A document that cannot be right is a problem; throws
 * `CommerceMlError` for a file that cannot be read.
 */
export async function* readDocuments(
  file: string,
  {
    more,
    isWanted,
    onBytes,
  }: {
    readonly more: MoreNames;
    readonly isWanted: (kind: DocumentKind | undefined) => boolean;
    readonly onBytes?: ((bytes: number) => void) | undefined;
  },
): AsyncGenerator<DocumentRecord> {
  const fields = new NodeFields();
  const name = path.basename(file);
  let container = 0;
  for await (const batch of readRecords(file, DOCUMENTS, HEADS, onBytes)) {
    for (const { path: at, node } of batch) {
      if (at === '') checkRoot(name, node);
      else if (at === CONTAINER) container += 1;
      else {
        const kind = kindOf(fields, node);
        const inside = at === 'Документ' ? 0 : container;
        if (isWanted(kind)) yield { container: inside, ...readOne({ fields, name, more }, node, kind) };
      }
    }
  }
}

/** Throws `CommerceMlError` for a file of something else. */
export function checkRoot(file: string, { name, line }: XmlNode): void {
  if (name !== 'КоммерческаяИнформация')
    throw new CommerceMlError(
      file,
      line,
      `корневой элемент должен быть «КоммерческаяИнформация», а там «${name}».`,
    );
}

interface Reading {
  readonly fields: NodeFields;
  /** The name of the file. */
  readonly name: string;
  readonly more: MoreNames;
}

function readOne({ fields, name, more }: Reading, node: XmlNode, kind: DocumentKind | undefined) {
  const problem = (line: number, reason: string): { readonly problem: OutsideProblem } => ({
    problem: {
      file: name,
      line,
      reason,
      subject: kind ?? 'document',
      externalId: fields.text(node, 'Ид').slice(0, 200),
      name: fields.text(node, 'Номер').slice(0, 200),
    },
  });
  if (kind === undefined)
    return problem(node.line, `Неизвестная хозяйственная операция «${fields.text(node, 'ХозОперация')}»`);
  try {
    return { document: readDocument(fields, node, kind, more) };
  } catch (error) {
    if (!(error instanceof RecordMistake)) throw error;
    return problem(error.line, error.message);
  }
}
