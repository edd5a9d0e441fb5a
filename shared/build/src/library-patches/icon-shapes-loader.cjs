/**
 * Reduces a lucide icon to its shapes. Its name, aliases, size and the keys of its shapes are read only by
 * lucide's own factory (`ui/icons/create-lucide-icon.ts` does without), and hardly compress.
 */
module.exports = function leaveTheDrawing(code) {
  return code
    .replace(/^ {2}(name|size): .+,\n/gm, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace('__iconData.node;', '');
};
