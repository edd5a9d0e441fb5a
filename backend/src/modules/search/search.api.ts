export { LiveSearch } from './index/live-search.ts';
export { SearchIndex } from './index/search-index.ts';
export { barcodeKey } from './language/barcode-list.ts';
export { otherLayout } from './language/keyboard.ts';
export { Lexicon } from './language/lexicon.ts';
export { float64Column, NumberColumn, uint32Column } from './language/number-column.ts';
export { articleKey } from './language/words.ts';
