/** A document that cannot be right, with the reason for the person at the desk. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}
