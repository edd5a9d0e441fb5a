import { readdirSync } from 'node:fs';

const packages = ['shared', 'shell', ...readdirSync('.').filter((name) => name.startsWith('mfe-'))];

export default {
  projects: packages.map((name) => `<rootDir>/${name}`),
};
