/**
 * Marks calls as free of side effects, so that a bundle keeps only what it uses: schema constructors of contracts (calls
 * that check a value may throw and are left alone) and components of React Router, whose names for debuggers go too.
 */
module.exports = function markPureCalls(code) {
  return code
    .replace(/(?<![\w.$])(v\.(?!parse|safeParse|is\b|assert)\w+|defineCall)\(/g, '/*#__PURE__*/ $1(')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = .+;$/gm, '');
};
