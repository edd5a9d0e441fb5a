export { LiveSearch } from './index/live-search.ts';
export { SearchIndex } from './index/search-index.ts';
export { barcodeKey } from './language/barcode-list.ts';
export { otherLayout } from './language/keyboard.ts';
export { Lexicon } from './language/lexicon.ts';
export { articleKey } from './language/words.ts';
