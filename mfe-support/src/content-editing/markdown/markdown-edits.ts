/** What is written, and which of it is selected. */
interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Puts `insert` in the place of `from` to `to`; afterwards `selected` of the new text is selected. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selected: readonly [from: number, to: number];
}

export type MarkdownEdit = (selected: Selected) => Replacement;

/** Puts a sign on both sides of the selection, or takes it away again. */
function surround(sign: string, sample: string): MarkdownEdit {
  return ({ text, from, to }) => {
    const isInside = text.slice(from - sign.length, from) === sign && text.startsWith(sign, to);
    // A single sign within a double one is another thing.
    const isOther = text.startsWith(sign, to + sign.length) && sign.length === 1;
    const words = text.slice(from, to);
    if (isInside && !isOther)
      return {
        from: from - sign.length,
        to: to + sign.length,
        insert: words,
        selected: [from - sign.length, to - sign.length],
      };
    // Signs beside a space mark nothing.
    const inner = words.trim() || sample;
    const before = /^\s*/.exec(words)?.[0] ?? '';
    const after = words.trim() ? (/\s*$/.exec(words)?.[0] ?? '') : '';
    const start = from + before.length + sign.length;
    return {
      from,
      to,
      insert: `${before}${sign}${inner}${sign}${after}`,
      selected: [start, start + inner.length],
    };
  };
}

/** Begins each of the selected lines with a sign, or takes it away where all have it. */
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

/** Makes the selection a link; what is still missing of it is selected. */
export const addLink: MarkdownEdit = ({ text, from, to }) => {
  const words = text.slice(from, to);
  if (/^(?:https:\/\/|\/|mailto:|tel:)\S*$/.test(words))
    return { from, to, insert: `[текст](${words})`, selected: [from + 1, from + 6] };
  const shown = words || 'текст';
  const address = from + shown.length + 3;
  return { from, to, insert: `[${shown}](${ADDRESS})`, selected: [address, address + ADDRESS.length] };
};

const TABLE = '| Столбец | Столбец |\n| --- | --- |\n| текст | текст |\n';

/** Puts an empty table after the selection, on lines of its own. */
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

/** Puts text in the place of the selection; several blocks begin on a line of their own. */
export const putMarkdown =
  (markdown: string): MarkdownEdit =>
  ({ text, from, to }) => {
    const isApart = from === 0 || text[from - 1] === '\n' || !markdown.includes('\n');
    const insert = isApart ? markdown : `\n\n${markdown}`;
    const end = from + insert.length;
    return { from, to, insert, selected: [end, end] };
  };
