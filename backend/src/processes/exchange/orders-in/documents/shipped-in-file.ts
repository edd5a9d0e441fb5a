import type { DocumentRecord } from '../reading/read-documents.ts';

/** The shipments of a file: of containers and by the order that they name. */
export class ShippedInFile {
  readonly #containers = new Set<number>();
  readonly #bases = new Set<string>();

  add(record: DocumentRecord): void {
    this.#containers.add(record.container);
    if (!('document' in record)) return;
    const { base, siteNumber } = record.document;
    for (const name of [base, siteNumber]) this.#bases.add(name.trim());
  }

  /** Whether the file has a shipment of the order. */
  has(record: DocumentRecord): boolean {
    if (!('document' in record)) return false;
    const { id, number, number1c, siteNumber } = record.document;
    const names = [id, number, number1c, siteNumber].map((name) => name.trim());
    return (
      (record.container > 0 && this.#containers.has(record.container)) ||
      names.some((name) => name !== '' && this.#bases.has(name))
    );
  }
}
