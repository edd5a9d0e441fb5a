import { frontends } from './tools/lib/project.mjs';

export default {
  projects: ['shared', ...frontends].map((name) => `<rootDir>/${name}`),
};
