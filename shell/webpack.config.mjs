import { shellConfig } from '@shop/build/webpack-preset';

export default shellConfig({ root: import.meta.dirname });
