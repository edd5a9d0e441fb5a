export { default } from '@shop/shared/testing/jest-preset.mjs';
