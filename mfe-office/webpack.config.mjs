import { areaConfig } from '@shop/build/webpack-preset';

export default areaConfig({ root: import.meta.dirname });
