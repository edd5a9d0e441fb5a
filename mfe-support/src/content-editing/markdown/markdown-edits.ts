/** A text and its selection. */
interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Replaces `from`–`to` by `insert` and then selects `selected` of the new text. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selected: readonly [from: number, to: number];
}

export type MarkdownEdit = (selected: Selected) => Replacement;

/** Toggles a sign on both sides of the selection. */
function surround(sign: string, sample: string): MarkdownEdit {
  return ({ text, from, to }) => {
    const isInside = text.slice(from - sign.length, from) === sign && text.startsWith(sign, to);
    // A single sign is not half of a double one.
    const isOther = text.startsWith(sign, to + sign.length) && sign.length === 1;
    const content = text.slice(from, to);
    if (isInside && !isOther)
      return {
        from: from - sign.length,
        to: to + sign.length,
        insert: content,
        selected: [from - sign.length, to - sign.length],
      };
    // Signs next to a space have no meaning.
    const inner = content.trim() || sample;
    const before = /^\s*/.exec(content)?.[0] ?? '';
    const after = content.trim() ? (/\s*$/.exec(content)?.[0] ?? '') : '';
    const start = from + before.length + sign.length;
    return {
      from,
      to,
      insert: `${before}${sign}${inner}${sign}${after}`,
      selected: [start, start + inner.length],
    };
  };
}

/** Toggles a sign at the beginning of every selected line. */
function beginLines(signOf: (line: number) => string, known: RegExp, sample: string): MarkdownEdit {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const next = text.indexOf('\n', Math.max(from, to - 1));
    const end = next < 0 ? text.length : next;
    const lines = text.slice(start, end).split('\n');
    const isOn = lines.every((line) => known.test(line));
    const changed = lines.map((line, at) => {
      const bare = line.replace(known, '');
      if (isOn) return bare;
      return line === '' && lines.length > 1 ? line : `${signOf(at)}${bare || sample}`;
    });
    const insert = changed.join('\n');
    const isSample = !isOn && lines.length === 1 && lines[0]?.replace(known, '') === '';
    return {
      from: start,
      to: end,
      insert,
      selected: [start + (isSample ? insert.length - sample.length : 0), start + insert.length],
    };
  };
}

const ADDRESS = 'https://';

/** Turns the selection into a link and selects the part that is still missing. */
export const addLink: MarkdownEdit = ({ text, from, to }) => {
  const content = text.slice(from, to);
  if (/^(?:https:\/\/|\/|mailto:|tel:)\S*$/.test(content))
    return { from, to, insert: `[текст](${content})`, selected: [from + 1, from + 6] };
  const shown = content || 'текст';
  const address = from + shown.length + 3;
  return { from, to, insert: `[${shown}](${ADDRESS})`, selected: [address, address + ADDRESS.length] };
};

const TABLE = '| Столбец | Столбец |\n| --- | --- |\n| текст | текст |\n';

/** Inserts an empty table after the selection, on lines of its own. */
export const addTable: MarkdownEdit = ({ text, to }) => {
  const before = text.slice(0, to);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const start = to + gap.length + 2;
  return { from: to, to, insert: `${gap}${TABLE}`, selected: [start, start + 7] };
};

export const makeBold = surround('**', 'текст');
export const makeItalic = surround('*', 'текст');
export const makeHeading = beginLines(() => '## ', /^#{1,6}\s+/, 'Заголовок');
export const makeList = beginLines(() => '- ', /^[-*+]\s+/, 'пункт');
export const makeNumbered = beginLines((at) => `${at + 1}. `, /^\d+[.)]\s+/, 'пункт');

/** Replaces the selection by text; several blocks begin on a line of their own. */
export const insertMarkdown =
  (markdown: string): MarkdownEdit =>
  ({ text, from, to }) => {
    const isApart = from === 0 || text[from - 1] === '\n' || !markdown.includes('\n');
    const insert = isApart ? markdown : `\n\n${markdown}`;
    const end = from + insert.length;
    return { from, to, insert, selected: [end, end] };
  };
