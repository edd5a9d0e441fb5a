import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readRecords, type XmlNode } from '../../src/processes/commerceml/reading/xml-records.ts';

/** Reads the documents and companies of an answer with the shop's own reader, in their order. */
export async function readDocuments(answer: Buffer): Promise<readonly XmlNode[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-'));
  try {
    const file = path.join(folder, 'answer.xml');
    await writeFile(file, answer);
    const paths = new Set(['Документ', 'Контейнер/Документ', 'Контрагенты/Контрагент']);
    const nodes: XmlNode[] = [];
    for await (const batch of readRecords(file, paths, new Set()))
      nodes.push(...batch.filter((record) => paths.has(record.path)).map(({ node }) => node));
    return nodes;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The text of an element by the names that lead to it; empty without one. */
export function textAt(node: XmlNode, ...names: readonly string[]): string {
  const [name, ...rest] = names;
  if (name === undefined) return node.text.trim();
  const child = node.children.find((one) => one.name === name);
  return child === undefined ? '' : textAt(child, ...rest);
}

/** The elements of a container: `Товары` gives its lines. */
export function listAt(node: XmlNode, container: string): readonly XmlNode[] {
  return node.children.find(({ name }) => name === container)?.children ?? [];
}

/** The value of a requisite by its name; undefined without one. */
export function requisiteOf(node: XmlNode, name: string): string | undefined {
  const found = listAt(node, 'ЗначенияРеквизитов').find((one) => textAt(one, 'Наименование') === name);
  return found && textAt(found, 'Значение');
}
