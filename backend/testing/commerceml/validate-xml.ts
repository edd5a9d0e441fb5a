import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** Validates by xmllint against the schema of that version and returns what is wrong; nothing for a valid file. */
export async function validateXml(xml: string, version: '2.10' | '3.1'): Promise<readonly string[]> {
  const schema = await readFile(path.join(import.meta.dirname, `commerceml-${version}.xsd`), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'answer.xml', contents: xml },
    schema: { fileName: 'schema.xsd', contents: schema },
    maxMemoryPages: 8192,
  });
  return errors.map(({ message, loc }) => `${loc?.lineNumber ?? '?'}: ${message}`);
}
