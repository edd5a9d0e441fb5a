const OFF_THE_GRID = /\b(?:4|8|12|16|20|24|32|40|48|64)px\b/;

/** Styles name roles of the design system (`@shop/ui/theme`); values stand in `shared/ui/src/core/theme` alone. */
export default {
  customSyntax: 'postcss-styled-syntax',
  ignoreFiles: ['**/node_modules/**', '**/dist/**', 'shared/ui/src/core/theme/**'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'color']],
    'declaration-property-value-disallowed-list': {
      '/^(?:margin|padding|gap|row-gap|column-gap)/': [OFF_THE_GRID],
      '/radius$/': [/\b[1-9]\d*(?:px|rem)/],
      'font-size': [/\d(?:px|rem)/],
      '/^transition/': [/\b[1-9]\d*m?s\b/],
      'box-shadow': [/\d+px \d+px [1-9]\d*px/],
    },
  },
};
