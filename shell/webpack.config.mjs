import { shellConfig } from '@shop/shared/build/webpack-preset';

export default shellConfig({ root: import.meta.dirname });
