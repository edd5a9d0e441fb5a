import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frontends, root, sharedPackages } from './tools/lib/project.mjs';

export default {
  projects: [...sharedPackages, ...frontends]
    .filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
};
