import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { z } from 'zod';

const name = 'virtual:theme.css';
const source = resolve('src/ui/parts/theme/sheet.ts');
const theme = z.object({ sheet: z.string() });

/** Brings the theme's style sheet as a file, `virtual:theme.css`, instead of having each browser work it out. */
export const themeSheet: Plugin = {
  name: 'theme-sheet',
  resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: () => `\0${name}` },
  load: {
    filter: { id: /^\0virtual:theme\.css$/ },
    async handler() {
      const { module, dependencies } = await runnerImport(source);
      for (const file of dependencies) this.addWatchFile(file);
      return theme.parse(module).sheet;
    },
  },
};
