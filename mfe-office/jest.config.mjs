export { default } from '@shop/testing/jest-preset.mjs';
