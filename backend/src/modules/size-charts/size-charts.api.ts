export { sizeChartReference } from './size-charts.reference.ts';
