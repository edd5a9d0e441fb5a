export { default } from './testing/jest-preset.mjs';
