import path from 'node:path';
import { cutText } from './cut-text.ts';
import { documentTypeOf } from './file-kinds.ts';
import type { NodeFields, Requisites } from './node-fields.ts';
import type { DocumentFile, ProductRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

const MAX_TITLE = 200;
/** 1C names files by ids; such a name tells a buyer nothing. */
const ID = /^[\da-f-]{32,}(_[\da-f-]{32,})?$/i;

/**
 * Reads the files of a product. 1C writes pictures into `Картинка`, one element each, and often other files too; others
 * write documents into requisites called `Файл`. Titles are in `ОписаниеФайла`: `import_files/a.pdf#Паспорт изделия`.
 */
export function readFiles(
  fields: NodeFields,
  node: XmlNode,
  requisites: Requisites,
): Pick<ProductRecord, 'pictures' | 'documents'> {
  const elements = node.children.filter(({ name }) => name === 'Картинка' || name === 'Файл');
  const named = [...elements.map(({ text }) => text.trim()), ...requisites.all('Файл')];
  const paths = new Set(named.filter((file) => file !== '').map((file) => file.replaceAll('\\', '/')));
  const files = [...paths].filter((file) =>
    fields.attempt('file', false, () =>
      file.length > 500 ? fields.fail(node, 'путь к файлу длиннее 500 знаков.') : true,
    ),
  );
  const titles = new Map(requisites.all('ОписаниеФайла').map(splitTitle));
  const isDocument = (file: string) => documentTypeOf(file) !== undefined;
  return {
    pictures: files.filter((file) => !isDocument(file)),
    documents: files.filter(isDocument).map((file): DocumentFile => {
      const title = titles.get(file) || titleOf(file);
      return { path: file, title: cutText(title, MAX_TITLE) };
    }),
  };
}

function splitTitle(text: string): [file: string, title: string] {
  const at = text.indexOf('#');
  return at === -1 ? [text, ''] : [text.slice(0, at).trim().replaceAll('\\', '/'), text.slice(at + 1).trim()];
}

function titleOf(file: string): string {
  const name = path.basename(file, path.extname(file));
  return ID.test(name) ? 'Документ' : name.replaceAll('_', ' ');
}
