import { lineComments, plainComment, splitSource } from './source-text.mjs';

/**
 * Words that this project does not use, and what the field says instead. Identifiers and file names are compared as
 * their words, so that `check word` also finds `spendCheckWord` and `check-word.ts`.
 */
const RULES = [
  { words: /\bwhoever\b/, instead: 'name the person or the role', isProse: true },
  { words: /\blest\b/, instead: '«so that … not»', isProse: true },
  { words: /\bfor to\b/, instead: '«because» or «to»', isProse: true },
  { words: /\bthe own\b/, instead: '«its own» or the noun', isProse: true },
  { words: /\bentrances?\b/, instead: 'authentication' },
  { words: /\bcheck words?\b/, instead: 'verification token' },
  { words: /\brungs?\b|\bladders?\b/, instead: 'step, fallback chain' },
  { words: /\bclimb(?:s|ed|ing)?\b/, instead: 'fall back, the next step' },
  { words: /\bpump(?:s|ed|ing)?\b/, instead: 'flush' },
  { words: /\bacting\b/, instead: 'impersonating, impersonation' },
  { words: /\bthrottl(?:e|es|ed|ing)\b/, instead: 'rate limit' },
  { words: /\bown articles?\b/, instead: 'customer part number' },
  { words: /\bback office\b/, instead: 'fulfilment' },
];
const OPENING = /^(?:Of|What|Whose|Whom|As|So|For whom|To whom)\b/;
const OPENING_INSTEAD = 'a sentence with a subject and a verb';

/**
 * Names that stay: they are on the wire, in stored data, in the page, or another program's. Each is compared as a whole
 * word of the text; a pattern in /…/ as it is.
 */
const KEPT = [
  // The specification's names, and messages made of them.
  /\bcheckWord(?:\.\w+)?\b|\bcheck_word\b|\bchange(?:Password)?ByCheckWord\b|\/checkword\/|\bcheckword\b/gi,
  /\b(?:get|learn)OwnArticles\b|\bforgetOwnArticle\b|\bownArticlesChanged\b|\bown-article\b(?=`|')/g,
  // Tables, columns, indexes, settings, commands and ids in the page.
  /\bown_articles?\w*\b|\bthrottles\b(?=`|'| \{|: nothingPersonal)|\bthrottles_\w+\b|\bsessions_acting\w*\b|\bacting_\w+\b/g,
  /\bBACK_OFFICE\w*\b/g,
  // Names of other programs.
  /\b(?:FALLBACK|LOADING_BAR)_THROTTLE_MS\b|\bemulateNetworkConditions\b/g,
];

/**
 * Finds the words to replace in one file.
 * @param {string} path from the root of the checkout, with `/`
 * @param {string} source
 * @returns {{ line: number, found: string, instead: string }[]} in the order of lines
 */
export function findOldWords(path, source) {
  const findings = inText(wordsOf(path), 1, false);
  const { code = [], comments = [], prose = [] } = pieces(path, source);
  for (const { text, line } of code) findings.push(...inText(wordsOf(text), line, false));
  for (const { text, line } of comments) {
    const plain = plainComment(text);
    const [opening] = OPENING.exec(plain) ?? [];
    if (opening) findings.push({ line, found: `${opening} …`, instead: OPENING_INSTEAD });
    findings.push(...inComment(text, line));
  }
  for (const { text, line } of prose) findings.push(...inText(wordsOf(text), line, true));
  return findings.sort((one, other) => one.line - other.line);
}

function pieces(path, source) {
  if (/\.[cm]?[jt]sx?$/.test(path)) return splitSource(source);
  if (path.endsWith('.sql')) return { comments: lineComments(source, '--') };
  if (/\.(?:conf|sh|ya?ml)$|^\.ci\/|\.env\.example$/.test(path))
    return { comments: lineComments(source, '#') };
  if (path.endsWith('.md'))
    return { prose: source.split('\n').map((text, index) => ({ text, line: index + 1 })) };
  return {};
}

/** A word is reported at its own line, a phrase that runs over the end of a line at the first line of the comment. */
function inComment(text, line) {
  const lines = text.split('\n').map((each) => wordsOf(plainComment(each)));
  return inText(wordsOf(plainComment(text)), line, true).map((finding) => ({
    ...finding,
    line:
      line +
      Math.max(
        0,
        lines.findIndex((words) => words.includes(finding.found)),
      ),
  }));
}

function inText(words, line, isProse) {
  return RULES.filter((rule) => isProse || !rule.isProse).flatMap(({ words: pattern, instead }) => {
    const [found] = pattern.exec(words) ?? [];
    return found ? [{ line, found, instead }] : [];
  });
}

/** Small letters with spaces between the words of names; what has to stay is gone. */
function wordsOf(text) {
  return KEPT.reduce((left, kept) => left.replace(kept, '·'), text)
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replace(/[_\-/.]+|\s+/g, ' ')
    .toLowerCase();
}
