/** Rows of goods: what a row is and the cells of a table. */
export {
  GoodsBody,
  GoodsCell,
  GoodsHead,
  GoodsTable,
  line,
  NameClamp,
  PictureCell,
  ProductCell,
  QuantityCell,
  removedRow,
  ToggleCell,
  TotalCell,
  wide,
} from './goods-cells.ts';
export { ArticleText, GoodsLink, GoodsName, withUnbrokenNumbers } from './goods-name.tsx';
