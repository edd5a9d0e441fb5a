/**
 * Marks schema constructors as free of side effects, so that a bundle keeps only the contracts that it uses. Calls
 * that check a value may throw and are left alone.
 */
module.exports = function markPureCalls(code) {
  return code.replace(
    /(?<![\w.$])(v\.(?!parse|safeParse|is\b|assert)\w+|defineCall)\(/g,
    '/*#__PURE__*/ $1(',
  );
};
