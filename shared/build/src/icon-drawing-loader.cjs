/**
 * Leaves of a lucide icon what is drawn. Its name, aliases, size and the keys of its shapes are read by lucide's own
 * maker of icons only (`ui/icons/create-lucide-icon.ts` does without), and being unlike each other hardly compress.
 */
module.exports = function leaveTheDrawing(code) {
  return code
    .replace(/^ {2}(name|size): .+,\n/gm, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace('__iconData.node;', '');
};
