import { areaConfig } from '@shop/shared/build/webpack-preset';

export default areaConfig({ root: import.meta.dirname });
