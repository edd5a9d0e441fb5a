/**
 * A source file taken apart, with the contents of strings dropped from the code.
 * @typedef {{ text: string, line: number }} Piece `line` counts from 1
 * @typedef {{ code: Piece[], comments: Piece[] }} SourceText one piece of code per line; a run of `//` lines is one comment
 */

/** After one of these, a slash begins a regular expression and not a division. */
const BEFORE_REGEX = /(?:[(,=:[!&|?{};>+\-*%~^]|\b(?:return|typeof|case|in|of|await|yield))\s*$|^\s*$/;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
/** Quotes that no later quote on the line closes stand in the text of JSX. */
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/y;

/**
 * Splits JavaScript, TypeScript or JSX into code and comments.
 * @param {string} source
 * @returns {SourceText}
 */
export function splitSource(source) {
  const comments = [];
  /** Whether each open brace belongs to a template, so that its end continues the template. */
  const braces = [];
  let code = '';
  let position = 0;
  const skip = (length) => {
    const skipped = source.slice(position, position + length);
    position += length;
    code += skipped.replace(/[^\n]/g, ' ');
    return skipped;
  };
  const match = (pattern) => {
    pattern.lastIndex = position;
    return pattern.exec(source)?.[0];
  };
  const skipTemplate = () => {
    const text = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y;
    const found = match(text) ?? '';
    skip(found.length);
    if (found.endsWith('${')) braces.push('template');
  };

  while (position < source.length) {
    const character = source[position];
    const comment = character === '/' ? match(COMMENT) : undefined;
    const regex =
      character === '/' && !comment && BEFORE_REGEX.test(code.slice(code.lastIndexOf('\n') + 1))
        ? match(REGEX)
        : undefined;
    const string = character === "'" || character === '"' ? match(STRING) : undefined;
    if (comment) {
      comments.push({ text: comment, line: lineAt(source, position) });
      skip(comment.length);
    } else if (regex ?? string) {
      skip((regex ?? string).length);
    } else if (character === '`') {
      skip(1);
      skipTemplate();
    } else if (character === '}' && braces.pop() === 'template') {
      skip(1);
      skipTemplate();
    } else {
      if (character === '{') braces.push('code');
      code += character;
      position += 1;
    }
  }
  return {
    code: code.split('\n').map((text, index) => ({ text, line: index + 1 })),
    comments: joinLines(comments),
  };
}

/**
 * The comments of a language that has only line comments, such as SQL or shell.
 * @param {string} source
 * @param {string} mark what opens a comment
 * @returns {Piece[]}
 */
export function lineComments(source, mark) {
  const lines = source.split('\n').map((text, index) => ({ text: text.trim(), line: index + 1 }));
  return joinLines(lines.filter(({ text }) => text.startsWith(mark)));
}

/** The words of a comment, without what marks it as one. */
export function plainComment(text) {
  return text
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^\s*(?:\/\/+|\*+|--+|#+)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function joinLines(comments) {
  const joined = [];
  for (const { text, line } of comments) {
    const last = joined.at(-1);
    const isContinued = last && !text.startsWith('/*') && !last.text.startsWith('/*');
    if (isContinued && last.line + last.text.split('\n').length === line) last.text += `\n${text}`;
    else joined.push({ text, line });
  }
  return joined;
}

function lineAt(source, position) {
  let line = 1;
  for (
    let index = source.indexOf('\n');
    index >= 0 && index < position;
    index = source.indexOf('\n', index + 1)
  )
    line += 1;
  return line;
}
