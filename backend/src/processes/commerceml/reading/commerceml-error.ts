/** A file that cannot be read, with the line where reading ends. The message is for the person who exported it. */
export class CommerceMlError extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}, строка ${line}: ${reason}`);
    this.name = 'CommerceMlError';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** A mistake in one record of a readable file: the record, or a part of it, is set aside. */
export class RecordMistake extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'RecordMistake';
    this.line = line;
  }
}

/** Throws a RecordMistake about the record being handled. */
export function fail(line: number, reason: string): never {
  throw new RecordMistake(line, reason);
}

const reasons: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^unclosed tag: (.+)$/, ([, name]) => `не закрыт элемент «${name}»`],
  [/^unmatched closing tag: (.+?)\.?$/, ([, name]) => `закрывается элемент «${name}», который не был открыт`],
  [/^unexpected close tag/, () => 'закрывается элемент, который не был открыт'],
  [/^unexpected end/, () => 'файл обрывается посреди элемента'],
  [/^document must contain a root element/, () => 'файл пуст: нет корневого элемента'],
  [/^documents may contain only one root/, () => 'в файле больше одного корневого элемента'],
  [/^text data outside of root node/, () => 'текст за пределами корневого элемента'],
  [/^duplicate attribute: (.+?)\.?$/, ([, name]) => `атрибут «${name}» указан дважды`],
  [/attribute|name\/value|whitespace required/, () => 'ошибка в атрибутах элемента'],
  [/entity/, () => 'неизвестная подстановка: знак & пишется как &amp;'],
  [/disallowed character|char data/, () => 'недопустимый символ'],
  [/XML declaration|version number|standalone/i, () => 'ошибка в объявлении XML'],
  [/comment/, () => 'ошибка в комментарии'],
];

/** The XML parser's message in Russian. */
export function translateXmlError(message: string): string {
  for (const [pattern, translate] of reasons) {
    const match = pattern.exec(message);
    if (match !== null) return `${translate(match)}.`;
  }
  return 'файл не является правильным XML.';
}
