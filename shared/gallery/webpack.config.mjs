import { commonConfig } from '@shop/build/common-config';

const root = import.meta.dirname;

/** The gallery is built as the shell is, but for federation: it is one page with everything inside. */
export default (_env, { mode }) => {
  const config = commonConfig({ root, area: 'shell', isServed: false });
  return {
    ...config,
    mode,
    devtool: mode === 'development' && 'cheap-module-source-map',
    entry: { gallery: './src/index.tsx', page: './src/index.html' },
    output: { ...config.output, publicPath: './', filename: '[name].js' },
    module: {
      rules: [
        ...config.module.rules,
        { test: /\.html$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      ],
    },
    devServer: { host: '127.0.0.1', port: process.env.GALLERY_PORT || 6006, static: false, hot: false },
  };
};
